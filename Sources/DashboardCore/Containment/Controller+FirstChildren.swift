extension Controller {
    /// Takes the children that a managed container is made with; two of one name stop the program.
    final func take(_ children: [Controller]) {
        do throws(ContainmentError) {
            try adopt(children)
        } catch {
            preconditionFailure(error.description)
        }
    }
}
