// The yardstick: the least a C program can do with the same libmicrohttpd. It serves bytes from memory
// that were made once, and neither routes, nor logs, nor counts.
//
// usage: baseline PORT THREADS CONNECTIONS PATH=FILE ...
// Each FILE holds a whole HTTP answer: status line, headers, an empty line, the body.
#include <arpa/inet.h>
#include <microhttpd.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define MAX_PAGES 16

static struct { const char *path; unsigned status; struct MHD_Response *response; } pages[MAX_PAGES];
static unsigned page_count;

static enum MHD_Result answer(void *context, struct MHD_Connection *connection, const char *path, const char *method,
                              const char *version, const char *upload, size_t *upload_size, void **state) {
    (void)context, (void)method, (void)version, (void)upload, (void)upload_size;
    if (!*state) return *state = pages, MHD_YES;  // An answer in the first call would close the connection.
    for (unsigned i = 0; i < page_count; i++)
        if (strcmp(path, pages[i].path) == 0)
            return MHD_queue_response(connection, pages[i].status, pages[i].response);
    return MHD_NO;
}

// libmicrohttpd writes these three itself.
static int is_own_header(const char *name) {
    return !strcasecmp(name, "Date") || !strcasecmp(name, "Connection") || !strcasecmp(name, "Content-Length");
}

static int load(char *argument) {
    char *file = strchr(argument, '='), *end, *line, *rest = NULL;
    static char bytes[1 << 20];
    if (!file || page_count == MAX_PAGES) return 0;
    *file++ = 0;
    FILE *in = fopen(file, "rb");
    if (!in) return 0;
    size_t size = fread(bytes, 1, sizeof bytes - 1, in);
    fclose(in);
    bytes[size] = 0;
    if (!(end = strstr(bytes, "\r\n\r\n"))) return 0;
    *end = 0;
    char *body = end + 4;
    struct MHD_Response *response = MHD_create_response_from_buffer(
        size - (size_t)(body - bytes), memcpy(malloc(size), body, size - (size_t)(body - bytes)), MHD_RESPMEM_PERSISTENT);
    pages[page_count].path = argument;
    pages[page_count].status = (unsigned)atoi(strchr(strtok_r(bytes, "\r\n", &rest), ' '));
    pages[page_count++].response = response;
    while ((line = strtok_r(NULL, "\r\n", &rest))) {
        char *colon = strchr(line, ':');
        *colon = 0;
        if (!is_own_header(line)) MHD_add_response_header(response, line, colon + 1 + strspn(colon + 1, " "));
    }
    return 1;
}

int main(int count, char **arguments) {
    for (int i = 4; i < count; i++)
        if (!load(arguments[i])) return fprintf(stderr, "baseline: cannot load %s\n", arguments[i]), 1;
    if (count < 5) return fprintf(stderr, "usage: baseline PORT THREADS CONNECTIONS PATH=FILE ...\n"), 64;
    struct sockaddr_in address = {.sin_family = AF_INET, .sin_port = htons((uint16_t)atoi(arguments[1]))};
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    struct MHD_Daemon *daemon = MHD_start_daemon(
        MHD_USE_EPOLL_INTERNAL_THREAD, 0, NULL, NULL, answer, NULL, MHD_OPTION_SOCK_ADDR, &address,
        MHD_OPTION_THREAD_POOL_SIZE, (unsigned)atoi(arguments[2]), MHD_OPTION_LISTEN_BACKLOG_SIZE, 1024u,
        MHD_OPTION_CONNECTION_LIMIT, (unsigned)atoi(arguments[3]), MHD_OPTION_END);
    if (!daemon) return fprintf(stderr, "baseline: cannot listen on port %s\n", arguments[1]), 1;
    printf("listening on http://127.0.0.1:%u\n", MHD_get_daemon_info(daemon, MHD_DAEMON_INFO_BIND_PORT)->port);
    fflush(stdout);
    for (;;) pause();
}
