package import Health

extension HealthSource {
    /// What an app has pushed, which is mostly sums over all devices: it is nobody's own account of a moment.
    ///
    /// It never stands beside samples of an export: where there are such, it is not kept. The first is what is told piece by
    /// piece, the second are nights of which only the sums are told.
    package static let pushed = [
        HealthSource("Health Auto Export"), HealthSource("Health Auto Export", device: "whole nights"),
    ]
}
