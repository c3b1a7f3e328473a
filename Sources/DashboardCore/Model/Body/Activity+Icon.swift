extension Activity {
    /// A picture of it, or of a heart, which all of them ask something of.
    var icon: Icon.Name {
        switch self {
        case .running, .trackAndField, .wheelchairRunPace: .run
        case .cycling, .handCycling: .ride
        case .walking, .hiking, .wheelchairWalkPace, .climbing: .horizon
        case .swimming, .waterFitness, .waterPolo, .waterSports, .underwaterDiving, .surfingSports, .paddleSports,
            .rowing:
            .drop
        case .crossCountrySkiing, .downhillSkiing, .snowSports, .snowboarding: .snow
        case .sailing: .wind
        default: .heart
        }
    }
}
