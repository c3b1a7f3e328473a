import Testing

/// What hostile, slow and careless clients do; one after another, because each part watches what the process holds.
@Suite("Abuse", .serialized)
enum AbuseTests {}
