import DashboardCore
import YAML

/// What the operator has decided, as `dashboard.yaml` says it.
struct Configuration: Sendable {
    var weather = WeatherSettings()
    var units = Units()
    /// What visitors get who ask for no language that Daybook speaks.
    var language = Language.english
    var hours = HourCycle.twentyFour
    var body = BodySettings()

    init() {}

    /// Reads a file, or says everything that is wrong with it.
    ///
    /// The name is that of the file, for the complaints; `environment` gives what stands for `${NAME}`, and `knowsZone`
    /// says whether there is a time zone of that name. With `isToBeHonoured`, what nobody would do anything with is wrong,
    /// too: it must not be believed to work.
    init(
        parsing bytes: [UInt8],
        named file: String,
        isToBeHonoured: Bool = false,
        environment: @escaping (String) -> String?,
        knowsZone: @escaping (ZoneName) -> Bool
    ) throws(ConfigurationError) {
        let document = YAMLDocument(parsing: bytes)
        let reading = Perusal(environment: environment, knowsZone: knowsZone)
        if let root = document.root { take(Setting("the file", root, reading), isToBeHonoured) }
        let problems = document.problems + reading.problems
        guard problems.isEmpty else { throw ConfigurationError(file: file, problems: problems) }
    }

    private mutating func take(_ root: Setting, _ isToBeHonoured: Bool) {
        // A file of remarks alone is as good as none.
        let keys = ["weather", "units", "language", "hours", "body"]
        guard !root.isNull, let section = root.section(keys: keys) else { return }
        if let weather = section["weather"] { self.weather = WeatherSettings(weather, isToBeHonoured) }
        if let units = section["units"] { self.units = Units(units) }
        language = section["language"]?.choice(of: Language.self) ?? language
        hours = section["hours"]?.numberedChoice(of: HourCycle.self) ?? hours
        if let body = section["body"] { self.body = BodySettings(body) }
    }

    /// How visitors are told things who have chosen nothing else.
    var manner: Manner { Manner(language, units: units, hours: hours) }
}

extension Units {
    fileprivate init(_ setting: Setting) {
        self.init()
        let keys = ["temperature", "wind", "precipitation", "pressure", "distance"]
        guard let section = setting.section(keys: keys) else { return }
        temperature = section["temperature"]?.choice(of: TemperatureUnit.self) ?? temperature
        wind = section["wind"]?.choice(of: WindUnit.self) ?? wind
        precipitation = section["precipitation"]?.choice(of: PrecipitationUnit.self) ?? precipitation
        pressure = section["pressure"]?.choice(of: PressureUnit.self) ?? pressure
        distance = section["distance"]?.choice(of: DistanceUnit.self) ?? distance
    }
}
