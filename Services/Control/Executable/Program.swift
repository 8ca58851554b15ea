import ArgumentParser
import ControlService

@main
struct Program {
  static func main() async {
    await GatehouseControl.main()
  }
}
