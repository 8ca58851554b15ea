/// In place of the row of an identity pool, which would bring the database in.
package struct IdentityPoolSettings {}
