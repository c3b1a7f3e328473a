// What attributes of forms say.
extension HTML {
    /// A keyboard on the screen.
    public enum InputMode: String, Sendable {
        /// None.
        case none
        /// Letters.
        case text
        /// Digits and a decimal separator.
        case decimal
        /// Digits.
        case numeric
        /// Digits and what is dialled.
        case telephone = "tel"
        /// Letters, for a search.
        case search
        /// Letters, for an address of mail.
        case email
        /// Letters, for an address.
        case url
    }

    /// What the return key says.
    public enum EnterKeyHint: String, Sendable {
        /// A new line.
        case enter
        /// Nothing more to type.
        case done
        /// To the place typed.
        case go
        /// To the next control.
        case next
        /// To the control before.
        case previous
        /// Search.
        case search
        /// Send.
        case send
    }

    /// How a form is sent.
    public enum FormMethod: String, Sendable {
        /// In the address.
        case get
        /// In the body.
        case post
        /// Not at all: it closes the dialog around it.
        case dialog
    }

    /// How a form is written.
    public enum FormEncoding: String, Sendable {
        /// As in an address.
        case urlEncoded = "application/x-www-form-urlencoded"
        /// In parts, so that files can go along.
        case multipart = "multipart/form-data"
        /// For people.
        case plain = "text/plain"
    }

    /// What pressing a button does.
    public enum ButtonType: String, Sendable {
        /// Sends the form.
        case submit
        /// Empties the form.
        case reset
        /// What scripts and commands make of it.
        case button
    }

    /// What is filled in.
    public enum InputType: String, Sendable {
        /// A line of text.
        case text
        /// Words to search for.
        case search
        /// An address of mail.
        case email
        /// An address.
        case url
        /// A telephone number.
        case telephone = "tel"
        /// Something secret.
        case password
        /// A number.
        case number
        /// A number, roughly.
        case range
        /// A day.
        case date
        /// A month.
        case month
        /// A week.
        case week
        /// A time of day.
        case time
        /// A day and a time.
        case dateTime = "datetime-local"
        /// A colour.
        case color
        /// Yes or no.
        case checkbox
        /// One of several.
        case radio
        /// A file.
        case file
        /// What is sent along unseen.
        case hidden
        /// A button that sends the form.
        case submit
        /// A button that empties it.
        case reset
        /// A button for scripts.
        case button
        /// A picture that sends the form.
        case image
    }

    /// Whether line breaks are sent that were not typed.
    public enum Wrap: String, Sendable {
        /// They are not.
        case soft
        /// They are.
        case hard
    }
}
