import Domain
import Testing

@testable import ControlService

@Suite("The instances of an installation")
struct InstanceTests {
  private static let text = MetricsText(
    """
    # TYPE gatehouse_build_info gauge
    gatehouse_build_info{version="1.2.3"} 1
    # TYPE gatehouse_rpc_server_calls_active gauge
    gatehouse_rpc_server_calls_active 4
    # TYPE gatehouse_rpc_server_calls_total counter
    gatehouse_rpc_server_calls_total{code="ok",method="gatehouse.x.v1.XService/One"} 7
    gatehouse_rpc_server_calls_total{code="internalError",method="gatehouse.x.v1.XService/One"} 2
    gatehouse_rpc_server_calls_total{code="ok",method="gatehouse.rpc.v1.HealthService/Check"} 100
    gatehouse_rpc_server_calls_total{code="ok",method="gatehouse.runtime.v1.MetricsService/ReadMetrics"} 100
    gatehouse_rpc_server_calls_total{code="ok",method="x",service="token-issuance",process="1"} 1000
    # TYPE gatehouse_gateway_requests_total counter
    gatehouse_gateway_requests_total{operation="SignUp",outcome="success"} 5
    process_cpu_seconds_total 1.5
    process_start_time_seconds 1750000000
    a line that is no series
    """
  )

  @Test("a process's metrics are its own, without what looks after it")
  func reading() {
    let service = InstanceReading(Self.text, of: .authentication)
    #expect(service.calls == 9)
    #expect(service.active == 4)
    #expect(service.version == "1.2.3")
    #expect(service.startedAtUnixSeconds == 1_750_000_000)
    #expect(service.cpuSeconds == 1.5)
    #expect(InstanceReading(Self.text, of: .gateway).calls == 5)
    let empty = InstanceReading(MetricsText(""), of: .gateway)
    #expect(empty.calls == 0)
    #expect(empty.version == nil)
    #expect(empty.active == nil)
  }

  @Test("a table shows the load between two readings, and says where nothing is known")
  func table() throws {
    let first = InstanceReading(Self.text, of: .authentication)
    let later = MetricsText(
      """
      gatehouse_build_info{version="1.2.3"} 1
      gatehouse_rpc_server_calls_active 0
      gatehouse_rpc_server_calls_total{code="ok",method="gatehouse.x.v1.XService/One"} 29
      process_cpu_seconds_total 2.5
      process_start_time_seconds 1750000000
      """
    )
    let ready = InstanceReport(
      InstanceName(.authentication, "1"),
      state: .ready,
      first,
      InstanceReading(later, of: .authentication),
      apart: .seconds(2)
    )
    let silent = InstanceReport(InstanceName(.tokenIssuance, "other"), state: .silent)
    #expect(
      InstanceReport.table([ready, silent]) == [
        "INSTANCE              STATE   SINCE                 VERSION  CALLS  ACTIVE  CALLS/S  CPU %",
        "authentication@1      ready   2025-06-15T15:06:40Z  1.2.3       29       0     10.0   50.0",
        "token-issuance@other  silent  -                     -            -       -        -      -",
      ]
    )
    let json = try silent.json()
    #expect(json == #"{"instance":"other","service":"token-issuance","state":"silent"}"#)
  }

  @Test("an instance is named as its units are, and by nothing else")
  func names() throws {
    let name = try #require(InstanceName(argument: "gatehouse-authentication@2"))
    #expect(name == InstanceName(.authentication, "2"))
    #expect(name == InstanceName(argument: "authentication@2"))
    #expect(
      name.units == ["gatehouse-authentication@2.socket", "gatehouse-authentication@2.service"]
    )
    #expect(InstanceName(argument: "gateway@2")?.units == ["gatehouse-gateway@2.service"])
    for wrong in [
      "", "authentication", "authentication@", "authentication@a b", "x@1", "gateway@1@2",
      "authentication@-/..", "authentication@" + String(repeating: "1", count: 33),
    ] {
      #expect(InstanceName(argument: wrong) == nil, "\(wrong)")
    }
  }

  @Test("an instance that its socket would start again is not drained, and its own units are named")
  func drained() throws {
    for service in ["gateway", "console"] {
      let name = try #require(InstanceName(argument: "\(service)@1"))
      #expect(
        InstanceDrain.fault(of: name)
          == "gatehouse-\(service).socket would start \(service)@1 again at the next connection; drain "
          + "another \(service), or stop gatehouse-\(service).socket, which refuses clients"
      )
    }
    for other in ["console@2", "authentication@1"] {
      #expect(InstanceDrain.fault(of: try #require(InstanceName(argument: other))) == nil)
    }
  }
}
