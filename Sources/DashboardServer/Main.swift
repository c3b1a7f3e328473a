import Glibc

/// Holds no logic of its own: top-level code would become main-actor code, which libmicrohttpd's threads must not enter.
@main
struct Main {
    static func main() {
        exit(Program(arguments: Array(CommandLine.arguments.dropFirst())).run())
    }
}
