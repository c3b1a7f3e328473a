/// In which form everything that is known of a body is handed out.
package enum ExportFormat: String, Sendable, CaseIterable {
    /// One table for spreadsheets: a row for each sample, workout, point of a way and figure of a day.
    case csv
    /// One document for programs.
    case json
}
