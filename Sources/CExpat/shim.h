#ifndef DAYBOOK_CEXPAT_SHIM_H
#define DAYBOOK_CEXPAT_SHIM_H

// expat's parser of events. Its header hides the bounds on entities unless told that the library was built with them.
#ifndef XML_DTD
#define XML_DTD 1
#endif
#include <expat.h>

#endif
