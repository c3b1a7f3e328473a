/// What our own screens are called, in the navigation and elsewhere.
package struct ScreenNames: Sendable {
    package let today: String
    package let weather: String
    package let body: String
    package let stories: String
    package let server: String
    package let settings: String
}
