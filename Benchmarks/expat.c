// Counts the elements of a document with expat, and does nothing else: what reading alone costs.
//
//   expat FILE

#include <expat.h>
#include <stdio.h>

static long long elements;

static void start(void *user, const char *name, const char **attributes) {
    (void)user, (void)name, (void)attributes;
    elements++;
}

int main(int count, char **arguments) {
    static char buffer[1 << 16];
    FILE *file = count == 2 ? fopen(arguments[1], "rb") : NULL;
    if (!file) {
        fputs("usage: expat FILE\n", stderr);
        return 64;
    }
    XML_Parser parser = XML_ParserCreate("UTF-8");
    XML_SetStartElementHandler(parser, start);
    size_t length;
    do {
        length = fread(buffer, 1, sizeof buffer, file);
        if (XML_Parse(parser, buffer, (int)length, length < sizeof buffer) != XML_STATUS_OK) return 65;
    } while (length == sizeof buffer);
    printf("%lld\n", elements);
    return 0;
}
