// Writes an export of Apple Health of so many megabytes to the standard output, always the same bytes for the same number.
//
//   export MEGABYTES > export.xml

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#define DEVICE                                                                                                         \
    "&lt;&lt;HKDevice: 0x2830a1e40&gt;, name:Apple Watch, manufacturer:Apple Inc., model:Watch, hardware:Watch6,7, "       \
    "software:10.3&gt;"
#define QUANTITY "HKQuantityTypeIdentifier"

static uint64_t state = 0x9E3779B97F4A7C15;
static long long written;

static unsigned dice(unsigned sides) {
    state ^= state << 13;
    state ^= state >> 7;
    state ^= state << 17;
    return (unsigned)((state >> 20) % sides);
}

static const char *date(time_t moment) {
    static char texts[4][32];
    static int next;
    char *text = texts[next++ & 3];
    struct tm parts;
    moment += 3600;
    gmtime_r(&moment, &parts);
    strftime(text, sizeof texts[0], "%Y-%m-%d %H:%M:%S +0100", &parts);
    return text;
}

static void record(const char *type, const char *unit, time_t from, time_t to, const char *value, int phone, int open) {
    written += printf(
        " <Record type=\"%s\" sourceName=\"%s\" sourceVersion=\"%s\"%s%s%s%s%s%s creationDate=\"%s\" startDate=\"%s\" "
        "endDate=\"%s\" value=\"%s\"%s>\n",
        type, phone ? "Ada’s iPhone" : "Apple Watch", phone ? "17.2" : "10.3", phone ? "" : " device=\"",
        phone ? "" : DEVICE, phone ? "" : "\"", *unit ? " unit=\"" : "", unit, *unit ? "\"" : "", date(to + 5), date(from),
        date(to), value, open ? "" : "/");
}

static const char *number(double value, int digits) {
    static char text[32];
    snprintf(text, sizeof text, "%.*f", digits, value);
    return text;
}

static void heart(time_t day) {
    for (time_t now = day + 120; now < day + 86400; now += 120 + dice(240)) {
        int open = dice(2) == 0;
        record(QUANTITY "HeartRate", "count/min", now, now, number(45 + dice(90), 0), 0, open);
        if (open)
            written += printf(
                "  <MetadataEntry key=\"HKMetadataKeyHeartRateMotionContext\" value=\"%u\"/>\n </Record>\n", dice(3));
    }
    for (int turn = 0; turn < 3; turn++) {
        time_t start = day + 7200 + turn * 25200 + dice(3000);
        record(QUANTITY "HeartRateVariabilitySDNN", "ms", start, start + 60, number(28 + dice(670000) / 1e4, 4), 0, 1);
        written += printf("  <HeartRateVariabilityMetadataList>\n");
        for (int beat = 0; beat < 20; beat++)
            written += printf("   <InstantaneousBeatsPerMinute bpm=\"%u\" time=\"7:12:%02d.%02u\"/>\n", 50 + dice(40), beat, dice(100));
        written += printf("  </HeartRateVariabilityMetadataList>\n </Record>\n");
        record(QUANTITY "OxygenSaturation", "%", start, start, number(0.94 + dice(6) / 100.0, 2), 0, 0);
    }
    record(QUANTITY "RestingHeartRate", "count/min", day, day + 82800, number(50 + dice(12), 0), 0, 0);
}

static void walking(time_t day) {
    for (int hour = 7; hour < 23; hour++) {
        time_t begin = day + hour * 3600;
        for (unsigned turn = 2 + dice(4); turn > 0; turn--) {
            time_t start = begin + dice(3000), end = start + 60 + dice(520);
            unsigned steps = 8 + dice(892);
            int phone = dice(5) < 2;
            record(QUANTITY "StepCount", "count", start, end, number(steps, 0), phone, 0);
            record(QUANTITY "DistanceWalkingRunning", "km", start, end, number(steps * 0.00076, 5), phone, 0);
            record(QUANTITY "ActiveEnergyBurned", "kcal", start, end, number(steps * 0.041, 3), 0, 0);
        }
        record(QUANTITY "BasalEnergyBurned", "kcal", begin, begin + 3300, number(60 + dice(15000) / 1e3, 3), 0, 0);
        record("HKCategoryTypeIdentifierAppleStandHour", "", begin, begin + 3600, "HKCategoryValueAppleStandHourStood", 0, 0);
    }
}

static void sleeping(time_t day) {
    static const char *const stages[] = {"AsleepCore", "AsleepDeep", "AsleepREM", "Awake"};
    time_t now = day - 3600 + dice(3600), wake = day + 21600 + dice(5400);
    record("HKCategoryTypeIdentifierSleepAnalysis", "", now, wake, "HKCategoryValueSleepAnalysisInBed", 1, 0);
    while (now < wake) {
        time_t end = now + 240 + dice(2640);
        char value[64];
        snprintf(value, sizeof value, "HKCategoryValueSleepAnalysis%s", stages[dice(4)]);
        record("HKCategoryTypeIdentifierSleepAnalysis", "", now, end, value, 0, 1);
        written += printf("  <MetadataEntry key=\"HKTimeZone\" value=\"Europe/Stockholm\"/>\n </Record>\n");
        now = end;
    }
}

static void workout(time_t day) {
    time_t start = day + 61200 + dice(3600), end = start + 1200 + dice(4000);
    written += printf(
        " <Workout workoutActivityType=\"HKWorkoutActivityTypeRunning\" duration=\"%.6f\" durationUnit=\"min\" "
        "sourceName=\"Apple Watch\" sourceVersion=\"10.3\" device=\"" DEVICE "\" creationDate=\"%s\" startDate=\"%s\" "
        "endDate=\"%s\">\n",
        (double)(end - start) / 60, date(end), date(start), date(end));
    written += printf(
        "  <WorkoutStatistics type=\"" QUANTITY "ActiveEnergyBurned\" startDate=\"%s\" endDate=\"%s\" sum=\"%u\" "
        "unit=\"kcal\"/>\n </Workout>\n",
        date(start), date(end), 200 + dice(600));
}

int main(int count, char **arguments) {
    if (count != 2) {
        fputs("usage: export MEGABYTES\n", stderr);
        return 64;
    }
    long long limit = atoll(arguments[1]) * 1000000;
    written += printf(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE HealthData [\n<!-- HealthKit Export Version: 13 -->\n"
        "<!ELEMENT HealthData (ExportDate,Me,(Record|Workout|ActivitySummary)*)>\n<!ATTLIST HealthData\n"
        "  locale CDATA #REQUIRED\n>\n]>\n<HealthData locale=\"en_SE\">\n"
        " <ExportDate value=\"2026-08-20 09:00:00 +0100\"/>\n");
    // The first of January 1996, so that a gigabyte ends before the export does.
    for (time_t day = 820450800; written < limit; day += 86400) {
        heart(day);
        walking(day);
        sleeping(day);
        if (dice(5) < 3) workout(day);
        struct tm parts;
        time_t noon = day + 43200;
        gmtime_r(&noon, &parts);
        char text[16];
        strftime(text, sizeof text, "%Y-%m-%d", &parts);
        written += printf(
            " <ActivitySummary dateComponents=\"%s\" activeEnergyBurned=\"%u\" activeEnergyBurnedGoal=\"500\" "
            "activeEnergyBurnedUnit=\"kcal\" appleExerciseTime=\"%u\" appleExerciseTimeGoal=\"30\" appleStandHours=\"12\" "
            "appleStandHoursGoal=\"12\"/>\n",
            text, 250 + dice(650), 5 + dice(85));
    }
    puts("</HealthData>");
    return 0;
}
