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
    # What its item in the configuration says besides kind and address.
    further: str = ""


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


OPEN_METEO = Service("open-meteo", "Open-Meteo", open_meteo)
MET_NORWAY = Service("met-norway", "MET Norway", met_norway)
SERVICES = {service.kind: service for service in [OPEN_METEO, MET_NORWAY]}


def in_bytes(answer: dict) -> bytes:
    return json.dumps(answer).encode()
