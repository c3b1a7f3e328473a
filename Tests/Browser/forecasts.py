"""What weather services say of the days around a moment, each in its own form; one more service is one more function."""

import json
from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime, timedelta

HOURS = 240


@dataclass(frozen=True)
class Service:
    """A kind of provider as it stands in a configuration, and how it answers."""

    kind: str
    # As it is called on pages.
    name: str
    answer: Callable[[datetime], dict]
    # What its item in the configuration says besides.
    further: str = ""
    # How many bytes of an answer are taken.
    limit: int = 1 << 20
    # What is said of an answer that can be read, and holds nothing that could be true.
    nothing: str = "The source's answer makes no sense."
    # The widget that shows it; nothing where it is all of those of the weather.
    widget: str | None = None
    # Who tells the rest of the weather, where this one tells only of something.
    companion: "Service | None" = None
    address: str = "url"


def hours(moment: datetime) -> list[datetime]:
    """All the hours that are told of, from the day before on."""
    first = moment.replace(hour=0, minute=0, second=0, microsecond=0) - timedelta(days=1)
    return [first + timedelta(hours=count) for count in range(HOURS)]


def temperature(hour: datetime) -> float:
    """Another one each hour, so that what is shown tells of when it is."""
    return hour.toordinal() % 9 + hour.hour / 2


def open_meteo(moment: datetime) -> dict:
    told = hours(moment)
    constants = {
        "apparent_temperature": 15, "relative_humidity_2m": 64, "dew_point_2m": 9, "precipitation": 0,
        "precipitation_probability": 5, "weather_code": 2, "pressure_msl": 1018, "wind_speed_10m": 4,
        "wind_direction_10m": 270, "wind_gusts_10m": 8, "visibility": 24_000, "uv_index": 2,
    }  # fmt: skip
    return {
        "timezone": "Europe/Oslo",
        "hourly_units": {"temperature_2m": "°C"},
        "hourly": {
            "time": [int(hour.timestamp()) for hour in told],
            "temperature_2m": [temperature(hour) for hour in told],
            **{name: [value] * HOURS for name, value in constants.items()},
        },
    }


def met_norway(moment: datetime) -> dict:
    def step(hour: datetime) -> dict:
        details = {
            "air_temperature": temperature(hour), "air_pressure_at_sea_level": 1018, "relative_humidity": 64,
            "wind_from_direction": 270, "wind_speed": 4, "dew_point_temperature": 9, "wind_speed_of_gust": 8,
        }  # fmt: skip
        next_hour = {"summary": {"symbol_code": "partlycloudy_day"}, "details": {"precipitation_amount": 0}}
        return {
            "time": f"{hour:%Y-%m-%dT%H:%M:%SZ}",
            "data": {"instant": {"details": details}, "next_1_hours": next_hour},
        }

    return {
        "type": "Feature",
        "properties": {"meta": {"units": {"air_temperature": "celsius"}}, "timeseries": [*map(step, hours(moment))]},
    }


def pirate_weather(moment: datetime) -> dict:
    def point(hour: datetime) -> dict:
        return {
            "time": int(hour.timestamp()), "icon": "partly-cloudy-day", "temperature": temperature(hour),
            "apparentTemperature": 15, "dewPoint": 9, "humidity": 0.64, "pressure": 1018, "windSpeed": 4,
            "windGust": 8, "windBearing": 270, "cloudCover": 0.4, "uvIndex": 2, "visibility": 16,
            "precipIntensity": 0, "precipProbability": 0.05,
        }  # fmt: skip

    day = timedelta(hours=24)
    warning = {
        "title": "Gale warning", "severity": "Severe", "regions": ["Oslo"], "description": "Stay at home.",
        "time": int((moment - day).timestamp()), "expires": int((moment + day).timestamp()),
        "uri": "https://example.org/warnings/1",
    }  # fmt: skip
    return {
        "latitude": 59.91,
        "hourly": {"summary": "Dry.", "data": [*map(point, hours(moment))]},
        "alerts": [warning],
        "flags": {"units": "si"},
    }


def open_meteo_air(moment: datetime) -> dict:
    told = hours(moment)[:96]
    constants = {"european_aqi": 22.0, "us_aqi": 40.0, "pm2_5": 7.1, "pm10": 13.2, "ozone": 62.5}
    return {
        "hourly_units": {"pm2_5": "μg/m³"},
        "hourly": {
            "time": [int(hour.timestamp()) for hour in told],
            **{name: [value] * len(told) for name, value in constants.items()},
        },
    }


# It must be on no page, whatever goes wrong.
KEY = "s3cret-key-of-ours"

OPEN_METEO = Service("open-meteo", "Open-Meteo", open_meteo)
MET_NORWAY = Service("met-norway", "MET Norway", met_norway)
PIRATE_WEATHER = Service("pirate-weather", "Pirate Weather", pirate_weather, further=f", key: {KEY}")
AIR = Service(
    "air", "Open-Meteo", open_meteo_air,
    limit=1 << 18, nothing="The source says nothing of the present hour.",
    widget="weather/weather-day/air-quality", companion=OPEN_METEO, address="air-url",
)  # fmt: skip
FORECASTERS = {service.kind: service for service in [OPEN_METEO, MET_NORWAY, PIRATE_WEATHER]}
SERVICES = {**FORECASTERS, AIR.kind: AIR}


def in_bytes(answer: dict) -> bytes:
    return json.dumps(answer).encode()
