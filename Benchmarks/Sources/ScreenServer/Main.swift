import Glibc

/// Holds no logic of its own, because top-level code would be main-actor code.
@main
struct Main {
    static func main() {
        exit(ScreenServer(arguments: Array(CommandLine.arguments.dropFirst())).run())
    }
}
