internal import JSON
internal import Tracing

// OTLP 1.x in JSON (opentelemetry-proto, trace/v1/trace.proto): identifiers in hexadecimal, 64-bit
// numbers as strings.

/// The spans of one process.
struct ResourceSpans: JSONWritable {
  let service: String
  let instance: String
  let spans: [FinishedSpan]

  func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("resource", Resource(service: service, instance: instance))
    json.member("scopeSpans", [ScopeSpans(spans: spans)])
    json.endObject()
  }
}

private struct Resource: JSONWritable {
  let service: String
  let instance: String

  func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member(
      "attributes",
      [
        Attribute(key: "service.namespace", value: .text("gatehouse")),
        Attribute(key: "service.name", value: .text(service)),
        Attribute(key: "service.instance.id", value: .text(instance)),
      ]
    )
    json.endObject()
  }
}

private struct ScopeSpans: JSONWritable {
  let spans: [FinishedSpan]

  func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("scope", ["name": "gatehouse"])
    json.member("spans", spans)
    json.endObject()
  }
}

extension FinishedSpan: JSONWritable {
  func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("traceId", context.traceID)
    json.member("spanId", TraceContext.hexadecimal(context.spanID))
    if parentID != 0 { json.member("parentSpanId", TraceContext.hexadecimal(parentID)) }
    json.member("name", name)
    json.member("kind", kindNumber)
    json.member("startTimeUnixNano", String(startNanoseconds))
    json.member("endTimeUnixNano", String(endNanoseconds))
    json.member("attributes", attributes.map { Attribute(key: $0.key, value: $0.value) })
    // STATUS_CODE_ERROR
    if isError { json.member("status", ["code": 2 as Int32]) }
    json.endObject()
  }

  private var kindNumber: Int32 {
    switch kind {
    case .internal: 1
    case .server: 2
    case .client: 3
    case .producer: 4
    case .consumer: 5
    }
  }
}

private struct Attribute: JSONWritable {
  let key: String
  let value: FinishedSpan.Value

  func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("key", key)
    switch value {
    case .text(let text): json.member("value", ["stringValue": text])
    case .number(let number): json.member("value", ["intValue": String(number)])
    }
    json.endObject()
  }
}
