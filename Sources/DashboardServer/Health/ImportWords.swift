/// Everything that the page of imports says.
enum ImportWords {
    static let title = "What the body has noted"
    static let voice = "Bring what your phone has kept, take everything out, or have it forgotten."

    static let bring = "Bring an export"
    static let bringSide = "Apple Health"
    static let how =
        "On the phone: Health, your picture, Export All Health Data. It makes export.zip; bring that, or the XML in it."
    static let file = "The file"
    static let send = "Import"
    static let sendFoot = "What is there already is kept once, so a newer export adds what is new."
    static let noFile = "No file was chosen. Choose export.zip, or the XML in it."
    static let noFolder = "Nothing is kept here: the server was started without --data FOLDER."
    static let another = "Another import is under way; wait until it has ended."
    static let brokenOff = "The upload was broken off; nothing of it was kept."
    static let notKept = "It could not be kept; everything is as it was before."

    static let arriving = "Arriving"
    static let reading = "Reading"
    static let saving = "Writing down"
    static let progress = "Progress"
    static let runningFoot = "You may leave this page once the file is here; it is read to its end."
    static let stop = "Stop"
    static let idle = "No import is under way."

    static let report = "The import"
    static let whole = "It is whole"
    static let failed = "It did not work"
    static let toDay = "To the day"
    static let columns = ["Of what", "Read", "New", "There already"]
    static let rows = ["Samples", "Workouts", "Routes", "Days with rings"]
    static let leftOut = "Left out"
    static let sources = "They come from"
    static let covers = "Days on file"

    static let takeOut = "Take everything out"
    static let takeOutSide = "Yours"
    static let takeOutHow =
        "Every sample with its time and source, every workout with its way, every day's rings: all that is kept. One table for "
        + "spreadsheets, or one document for programs."
    static let csv = "As CSV"
    static let json = "As JSON"
    static let takeOutFoot = "It is made while it is sent, of one moment."

    static let forget = "Forget everything"
    static let forgetSide = "For good"
    static let forgetHow =
        "All samples, workouts and rings are deleted and their place is overwritten. The sample person comes back. To do it, type"
    static let forgetWord = "delete"
    static let forgetField = "The word"
    static let forgetButton = "Delete everything"
    static let forgetFoot = "What you have taken out before is not touched."
    static let forgotten = "Everything is forgotten."
    static let wrongWord = "That was not the word, so nothing was deleted."
}
