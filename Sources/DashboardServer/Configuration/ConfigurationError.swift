import YAML

/// Everything that is wrong with a file, each thing on a line of its own: `dashboard.yaml:3:7: what, and what to do`.
struct ConfigurationError: Error {
    let file: String
    let problems: [YAMLProblem]

    init(file: String, problems: [YAMLProblem]) {
        self.file = file
        // A reader goes through the file from top to bottom.
        self.problems = problems.sorted { $0.place < $1.place }
    }
}

extension ConfigurationError: CustomStringConvertible {
    var description: String { problems.map { "\(file):\($0)" }.joined(separator: "\n") }
}
