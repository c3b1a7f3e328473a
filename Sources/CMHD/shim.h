#ifndef DAYBOOK_CMHD_SHIM_H
#define DAYBOOK_CMHD_SHIM_H

#include <microhttpd.h>
#include <stdint.h>

// Everything that a daemon of ours is started with, by name, so that the variadic call below is written once.
struct daybook_mhd_settings {
    int listening_socket;
    unsigned int threads;
    unsigned int connection_limit;
    unsigned int idle_seconds;
    size_t memory_per_connection;
    // Both NULL for plain HTTP, both PEM text for TLS.
    const char *certificate;
    const char *private_key;
    void *context;
    MHD_AccessHandlerCallback on_request;
    void *(*on_target)(void *context, const char *target, struct MHD_Connection *connection);
    MHD_RequestCompletedCallback on_completed;
    MHD_NotifyConnectionCallback on_connection;
};

// libmicrohttpd would decode the target in place; ours is resolved once, by our own rules, before routing.
static inline size_t daybook_mhd_keep_escapes(void *context, struct MHD_Connection *connection, char *text) {
    (void)context;
    (void)connection;
    size_t length = 0;
    while (text[length] != '\0') length++;
    return length;
}

// MHD_start_daemon is variadic, which Swift cannot call.
static inline struct MHD_Daemon *daybook_mhd_start(const struct daybook_mhd_settings *s) {
    unsigned int flags = MHD_USE_EPOLL_INTERNAL_THREAD | MHD_ALLOW_SUSPEND_RESUME | MHD_USE_TURBO;
    struct MHD_OptionItem tls[] = {
        {MHD_OPTION_HTTPS_MEM_CERT, 0, (void *)s->certificate},
        {MHD_OPTION_HTTPS_MEM_KEY, 0, (void *)s->private_key},
        {MHD_OPTION_END, 0, NULL},
    };
    struct MHD_OptionItem plain[] = {{MHD_OPTION_END, 0, NULL}};
    int secure = s->certificate != NULL;
    if (secure) flags |= MHD_USE_TLS;
    return MHD_start_daemon(
        flags, 0, NULL, NULL, s->on_request, s->context,
        MHD_OPTION_LISTEN_SOCKET, s->listening_socket,
        MHD_OPTION_THREAD_POOL_SIZE, s->threads,
        MHD_OPTION_CONNECTION_LIMIT, s->connection_limit,
        MHD_OPTION_CONNECTION_TIMEOUT, s->idle_seconds,
        MHD_OPTION_CONNECTION_MEMORY_LIMIT, s->memory_per_connection,
        MHD_OPTION_URI_LOG_CALLBACK, s->on_target, s->context,
        MHD_OPTION_UNESCAPE_CALLBACK, daybook_mhd_keep_escapes, NULL,
        MHD_OPTION_NOTIFY_COMPLETED, s->on_completed, s->context,
        MHD_OPTION_NOTIFY_CONNECTION, s->on_connection, s->context,
        MHD_OPTION_ARRAY, secure ? tls : plain,
        MHD_OPTION_END);
}

// MHD_get_connection_info is variadic as well; these are the two answers that we need.
static inline int daybook_mhd_socket(struct MHD_Connection *connection) {
    return MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CONNECTION_FD)->connect_fd;
}

static inline void *daybook_mhd_connection_context(struct MHD_Connection *connection) {
    return MHD_get_connection_info(connection, MHD_CONNECTION_INFO_SOCKET_CONTEXT)->socket_context;
}

static inline size_t daybook_mhd_head_size(struct MHD_Connection *connection) {
    const union MHD_ConnectionInfo *info = MHD_get_connection_info(connection, MHD_CONNECTION_INFO_REQUEST_HEADER_SIZE);
    return info == NULL ? 0 : info->header_size;
}

static inline const struct sockaddr *daybook_mhd_peer(struct MHD_Connection *connection) {
    return MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CLIENT_ADDRESS)->client_addr;
}

// A macro of 64 bits that Swift does not see.
static const uint64_t daybook_mhd_size_unknown = MHD_SIZE_UNKNOWN;

#endif
