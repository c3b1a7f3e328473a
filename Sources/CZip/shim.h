#ifndef DAYBOOK_CZIP_SHIM_H
#define DAYBOOK_CZIP_SHIM_H

#include <zip.h>

// Macros with casts, which Swift does not see. A source that can do no more than this cannot be written to; and one that is
// asked whether an empty file is an archive can say no.
static const zip_int64_t daybook_zip_source_abilities =
    ZIP_SOURCE_SUPPORTS_SEEKABLE | ZIP_SOURCE_MAKE_COMMAND_BITMASK(ZIP_SOURCE_ACCEPT_EMPTY);

#endif
