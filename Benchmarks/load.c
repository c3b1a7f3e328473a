// The load: keeps connections to several servers open and asks them in turn, slice by slice, so that whatever else
// the machine does falls on all of them alike. Prints one line a round: for each server the nanoseconds of CPU, and the
// nanoseconds on the clock, that a request took.
//
// usage: load REQUEST_FILE CONNECTIONS REQUESTS ROUNDS PID:PORT ...
// The file holds one request without a body, or many, of which connection i asks number i, i + CONNECTIONS and so on.
#include <arpa/inet.h>
#include <errno.h>
#include <netinet/tcp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <time.h>
#include <unistd.h>

#define MAX_SERVERS 8
#define HEAD_LIMIT 8192

struct connection { int fd; long body_left, next; size_t head_size; char head[HEAD_LIMIT + 1]; };
struct cost { double cpu, clock; };
struct server { pid_t pid; int port, poll; clockid_t clock; struct connection *connections; };

static struct { char *bytes; size_t size; } *asked_for;
static long request_count;
static int connection_count;

static void fail(const char *what) {
    fprintf(stderr, "load: %s: %s\n", what, strerror(errno));
    exit(1);
}

// Finds the requests of a file, each of which ends with an empty line.
static void read_requests(const char *name) {
    FILE *file = fopen(name, "rb");
    if (!file || fseek(file, 0, SEEK_END) != 0) fail(name);
    size_t size = (size_t)ftell(file);
    char *bytes = calloc(size + 1, 1), *end;
    rewind(file);
    if (fread(bytes, 1, size, file) != size) fail(name);
    fclose(file);
    for (; (end = strstr(bytes, "\r\n\r\n")); bytes = end + 4) {
        asked_for = realloc(asked_for, (size_t)(request_count + 1) * sizeof *asked_for);
        asked_for[request_count].bytes = bytes;
        asked_for[request_count++].size = (size_t)(end + 4 - bytes);
    }
    if (request_count == 0) errno = EINVAL, fail(name);
}

static void ask(struct connection *connection) {
    long number = connection->next % request_count;
    ssize_t size = (ssize_t)asked_for[number].size;
    connection->next += connection_count;
    connection->head_size = 0;
    connection->body_left = -1;
    if (send(connection->fd, asked_for[number].bytes, (size_t)size, MSG_NOSIGNAL) != size) fail("send");
}

// Says how many bytes of body the head announces, or -1 while the head is not yet whole.
static long announced(struct connection *connection, size_t *head_end) {
    connection->head[connection->head_size] = 0;
    char *end = strstr(connection->head, "\r\n\r\n");
    if (!end && connection->head_size == HEAD_LIMIT) errno = EMSGSIZE, fail("head");
    if (!end) return -1;
    *head_end = (size_t)(end + 4 - connection->head);
    if (strncmp(connection->head, "HTTP/1.1 304", 12) == 0) return 0;
    char *length = strcasestr(connection->head, "\r\nContent-Length:");
    if (strncmp(connection->head, "HTTP/1.1 200", 12) != 0 || !length || length > end) errno = EPROTO, fail("answer");
    return atol(length + 17);
}

// Reads what has come, and says whether the answer is whole.
static int take(struct connection *connection) {
    static char scratch[1 << 16];
    if (connection->body_left >= 0) {
        ssize_t got = recv(connection->fd, scratch, sizeof scratch, 0);
        if (got <= 0) fail("body");
        connection->body_left -= got;
    } else {
        ssize_t got = recv(connection->fd, connection->head + connection->head_size, HEAD_LIMIT - connection->head_size, 0);
        if (got <= 0) fail("head");
        connection->head_size += (size_t)got;
        size_t head_end = 0;
        long length = announced(connection, &head_end);
        if (length < 0) return 0;
        connection->body_left = length - (long)(connection->head_size - head_end);
    }
    if (connection->body_left < 0) errno = EPROTO, fail("more bytes than announced");
    return connection->body_left == 0;
}

static void join(struct server *server) {
    struct sockaddr_in address = {.sin_family = AF_INET, .sin_port = htons((uint16_t)server->port)};
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    server->poll = epoll_create1(0);
    server->connections = calloc((size_t)connection_count, sizeof *server->connections);
    if (clock_getcpuclockid(server->pid, &server->clock) != 0) fail("clock of the server");
    for (int i = 0; i < connection_count; i++) {
        struct connection *connection = &server->connections[i];
        connection->next = i;
        struct epoll_event event = {.events = EPOLLIN, .data.ptr = connection};
        connection->fd = socket(AF_INET, SOCK_STREAM, 0);
        if (connect(connection->fd, (struct sockaddr *)&address, sizeof address) != 0) fail("connect");
        setsockopt(connection->fd, IPPROTO_TCP, TCP_NODELAY, &(int){1}, sizeof(int));
        if (epoll_ctl(server->poll, EPOLL_CTL_ADD, connection->fd, &event) != 0) fail("epoll");
    }
}

static long cpu(struct server *server) {
    struct timespec now;
    nanosleep(&(struct timespec){.tv_nsec = 1000000}, NULL);  // Lets the server's threads come to rest first.
    if (clock_gettime(server->clock, &now) != 0) fail("the server is gone");
    return now.tv_sec * 1000000000L + now.tv_nsec;
}

static long now(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return now.tv_sec * 1000000000L + now.tv_nsec;
}

static struct cost slice(struct server *server, long requests) {
    struct epoll_event events[64];
    long before = cpu(server), started = now(), asked = 0, answered = 0;
    for (; asked < connection_count; asked++) ask(&server->connections[asked]);
    while (answered < requests) {
        int count = epoll_wait(server->poll, events, 64, 10000);
        if (count == 0) errno = ETIMEDOUT;
        if (count <= 0) fail("waiting for answers");
        for (int i = 0; i < count; i++) {
            if (!take(events[i].data.ptr)) continue;
            answered++;
            if (asked < requests) asked++, ask(events[i].data.ptr);
        }
    }
    long took = now() - started;
    return (struct cost){(double)(cpu(server) - before) / (double)requests, (double)took / (double)requests};
}

int main(int count, char **arguments) {
    struct server servers[MAX_SERVERS] = {0};
    int server_count = count - 5;
    if (server_count < 1 || server_count > MAX_SERVERS)
        return fprintf(stderr, "usage: load REQUEST_FILE CONNECTIONS REQUESTS ROUNDS PID:PORT ...\n"), 64;
    read_requests(arguments[1]);
    connection_count = atoi(arguments[2]);
    long requests = atol(arguments[3]), rounds = atol(arguments[4]);
    if (connection_count < 1 || requests < connection_count || rounds < 1) errno = EINVAL, fail("numbers");
    for (int i = 0; i < server_count; i++) {
        if (sscanf(arguments[5 + i], "%d:%d", &servers[i].pid, &servers[i].port) != 2) fail(arguments[5 + i]);
        join(&servers[i]);
        slice(&servers[i], requests);  // Warms caches and pools; not reported.
    }
    for (long round = 0; round < rounds; round++) {
        struct cost used[MAX_SERVERS];
        // Every other round runs backwards, so that a steady drift cancels.
        for (int i = 0; i < server_count; i++) {
            int turn = round % 2 ? server_count - 1 - i : i;
            used[turn] = slice(&servers[turn], requests);
        }
        for (int i = 0; i < server_count; i++)
            printf("%.1f %.1f%c", used[i].cpu, used[i].clock, i + 1 < server_count ? ' ' : '\n');
    }
    return 0;
}
