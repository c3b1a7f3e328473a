#ifndef DAYBOOK_CSODIUM_SHIM_H
#define DAYBOOK_CSODIUM_SHIM_H

#include <sodium.h>

#endif
