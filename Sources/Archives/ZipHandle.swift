internal import CZip

/// libzip's hold on one archive, by which it is read and cannot be changed.
@safe
final class ZipHandle {
    private let handle: OpaquePointer
    private let source: ByteSource

    /// Reads the list of files.
    init(_ source: ByteSource) throws(ArchiveError) {
        var error = unsafe zip_error_t()
        unsafe zip_error_init(&error)
        defer { unsafe zip_error_fini(&error) }
        // Unretained, because libzip lets go of the source before this object does.
        let context = unsafe Unmanaged.passUnretained(source).toOpaque()
        guard let origin = unsafe zip_source_function_create(onCommand, context, &error) else {
            preconditionFailure("there is no memory for libzip")
        }
        guard let handle = unsafe zip_open_from_source(origin, ZIP_RDONLY, &error) else {
            unsafe zip_source_free(origin)
            // libzip has one word for what has no end and for what is damaged in front of it.
            if source.failure == nil, !source.hasSeenEnd { throw .tooEarly }
            throw source.failure
                ?? ArchiveError(
                    libzip: unsafe zip_error_code_zip(&error),
                    otherwise: "the archive's list of files is damaged"
                )
        }
        unsafe self.handle = handle
        self.source = source
        source.endList()
    }

    deinit {
        // Unlike zip_close, this never writes.
        unsafe zip_discard(handle)
    }

    /// How many files it lists.
    var count: Int { unsafe Int(zip_get_num_entries(handle, 0)) }

    /// Why the disk gives nothing more.
    var failure: ArchiveError? { source.failure }

    /// What it says of one of them.
    ///
    /// A name that is not in UTF-8 is taken for one of an old PC, as the format has it.
    func entry(at index: Int) throws(ArchiveError) -> ArchiveEntry {
        var facts = unsafe zip_stat_t()
        guard unsafe zip_stat_index(handle, zip_uint64_t(index), zip_flags_t(ZIP_FL_ENC_GUESS), &facts) == 0,
            let name = unsafe facts.name, let size = unsafe Int(exactly: facts.size),
            let packedSize = unsafe Int(exactly: facts.comp_size)
        else { throw ArchiveError(.damaged, "the archive's list of files is damaged") }
        return unsafe ArchiveEntry(
            path: String(cString: name),
            size: size,
            packedSize: packedSize,
            index: index,
            method: facts.comp_method
        )
    }

    /// A walk through one of them.
    func file(at index: Int) throws(ArchiveError) -> ZipFile {
        guard let file = unsafe zip_fopen_index(handle, zip_uint64_t(index), 0) else {
            let code = unsafe zip_error_code_zip(zip_get_error(handle))
            throw failure
                ?? ArchiveError(libzip: code, otherwise: "a file of the archive does not begin where it should")
        }
        return unsafe ZipFile(file, of: self)
    }
}

/// What libzip calls when it wants something of the file.
private let onCommand: zip_source_callback = { context, data, count, command in
    guard let context = unsafe context else { return -1 }
    // The handle holds the source for as long as libzip does.
    let source = unsafe Unmanaged<ByteSource>.fromOpaque(context).takeUnretainedValue()
    return unsafe source.answer(command, data, count)
}
