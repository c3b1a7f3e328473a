extension HTML {
    /// What an element is, where its name does not say it.
    public enum Role: String, Sendable {
        /// As in WAI-ARIA.
        case alert
        /// As in WAI-ARIA.
        case alertdialog
        /// As in WAI-ARIA.
        case application
        /// As in WAI-ARIA.
        case article
        /// As in WAI-ARIA.
        case banner
        /// As in WAI-ARIA.
        case button
        /// As in WAI-ARIA.
        case cell
        /// As in WAI-ARIA.
        case checkbox
        /// As in WAI-ARIA.
        case columnheader
        /// As in WAI-ARIA.
        case combobox
        /// As in WAI-ARIA.
        case complementary
        /// As in WAI-ARIA.
        case contentinfo
        /// As in WAI-ARIA.
        case definition
        /// As in WAI-ARIA.
        case dialog
        /// As in WAI-ARIA.
        case directory
        /// As in WAI-ARIA.
        case document
        /// As in WAI-ARIA.
        case feed
        /// As in WAI-ARIA.
        case figure
        /// As in WAI-ARIA.
        case form
        /// As in WAI-ARIA.
        case grid
        /// As in WAI-ARIA.
        case gridcell
        /// As in WAI-ARIA.
        case group
        /// As in WAI-ARIA.
        case heading
        /// As in WAI-ARIA.
        case img
        /// As in WAI-ARIA.
        case link
        /// As in WAI-ARIA.
        case list
        /// As in WAI-ARIA.
        case listbox
        /// As in WAI-ARIA.
        case listitem
        /// As in WAI-ARIA.
        case log
        /// As in WAI-ARIA.
        case main
        /// As in WAI-ARIA.
        case marquee
        /// As in WAI-ARIA.
        case math
        /// As in WAI-ARIA.
        case menu
        /// As in WAI-ARIA.
        case menubar
        /// As in WAI-ARIA.
        case menuitem
        /// As in WAI-ARIA.
        case menuitemcheckbox
        /// As in WAI-ARIA.
        case menuitemradio
        /// As in WAI-ARIA.
        case meter
        /// As in WAI-ARIA.
        case navigation
        /// As in WAI-ARIA.
        case none
        /// As in WAI-ARIA.
        case note
        /// As in WAI-ARIA.
        case option
        /// As in WAI-ARIA.
        case presentation
        /// As in WAI-ARIA.
        case progressbar
        /// As in WAI-ARIA.
        case radio
        /// As in WAI-ARIA.
        case radiogroup
        /// As in WAI-ARIA.
        case region
        /// As in WAI-ARIA.
        case row
        /// As in WAI-ARIA.
        case rowgroup
        /// As in WAI-ARIA.
        case rowheader
        /// As in WAI-ARIA.
        case scrollbar
        /// As in WAI-ARIA.
        case search
        /// As in WAI-ARIA.
        case searchbox
        /// As in WAI-ARIA.
        case separator
        /// As in WAI-ARIA.
        case slider
        /// As in WAI-ARIA.
        case spinbutton
        /// As in WAI-ARIA.
        case status
        /// As in WAI-ARIA.
        case `switch`
        /// As in WAI-ARIA.
        case tab
        /// As in WAI-ARIA.
        case table
        /// As in WAI-ARIA.
        case tablist
        /// As in WAI-ARIA.
        case tabpanel
        /// As in WAI-ARIA.
        case term
        /// As in WAI-ARIA.
        case textbox
        /// As in WAI-ARIA.
        case timer
        /// As in WAI-ARIA.
        case toolbar
        /// As in WAI-ARIA.
        case tooltip
        /// As in WAI-ARIA.
        case tree
        /// As in WAI-ARIA.
        case treegrid
        /// As in WAI-ARIA.
        case treeitem
    }
}
