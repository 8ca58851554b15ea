/// What a function answers that may only refuse.
package struct NoResponse: Decodable, Sendable {}
