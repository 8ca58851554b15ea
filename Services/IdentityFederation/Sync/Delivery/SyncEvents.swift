internal import Domain
internal import JSON

/// The event `push.message`; members in the order of their names, as the signature covers bytes.
struct PushEvent: JSONWritable {
  let delivery: DeliveryStore.Claimed
  let device: DeliveryStore.Device
  let token: String

  func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("data", Message(event: self))
    json.member("timestamp", CivilTime(delivery.createdAt).textToTheSecond)
    json.member("type", "push.message")
    json.endObject()
  }

  private struct Message: JSONWritable {
    let event: PushEvent

    func write(to json: inout JSONWriter) {
      json.beginObject()
      json.member("device_id", event.device.id)
      json.member("message", JSONFragment(event.delivery.payload))
      json.member("platform", event.device.platform)
      json.member("token", event.token)
      json.endObject()
    }
  }
}

/// The event `sync.record`: what Amazon Cognito would put into the Kinesis stream of the name.
struct StreamEvent: JSONWritable {
  let delivery: DeliveryStore.Claimed

  func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("data", Record(delivery: delivery))
    json.member("timestamp", CivilTime(delivery.createdAt).textToTheSecond)
    json.member("type", "sync.record")
    json.endObject()
  }

  private struct Record: JSONWritable {
    let delivery: DeliveryStore.Claimed

    func write(to json: inout JSONWriter) {
      json.beginObject()
      json.member("Data", JSONFragment(delivery.payload))
      json.member("StreamName", delivery.streamName)
      json.endObject()
    }
  }
}
