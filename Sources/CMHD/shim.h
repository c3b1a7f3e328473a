#ifndef DAYBOOK_CMHD_SHIM_H
#define DAYBOOK_CMHD_SHIM_H

#include <microhttpd.h>
#include <stdint.h>
#include <sys/resource.h>

// MHD_start_daemon is variadic, which Swift cannot call. All options travel in one
// MHD_OPTION_ARRAY instead, which ends with MHD_OPTION_END.
static inline struct MHD_Daemon *daybook_mhd_start(unsigned int flags, uint16_t port,
                                                   MHD_AccessHandlerCallback handler, void *handler_context,
                                                   struct MHD_OptionItem *options) {
    return MHD_start_daemon(flags, port, NULL, NULL, handler, handler_context,
                            MHD_OPTION_ARRAY, options, MHD_OPTION_END);
}

#endif
