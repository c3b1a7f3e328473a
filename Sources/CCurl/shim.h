#ifndef DAYBOOK_CCURL_SHIM_H
#define DAYBOOK_CCURL_SHIM_H

#include <curl/curl.h>

// What differs from one transfer to the next.
struct daybook_curl_call {
    const char *url;
    const char *user_agent;
    // A file of certificates to trust in place of the system's, or NULL.
    const char *certificates;
    struct curl_slist *headers;
    long deadline_milliseconds;
    long connect_milliseconds;
    curl_off_t body_limit;
    curl_write_callback on_header;
    curl_write_callback on_body;
    void *context;
};

// curl_easy_setopt is variadic, so Swift does not see it. What is the same for all transfers is said here once.
static inline CURLcode daybook_curl_prepare(CURL *easy, const struct daybook_curl_call *call) {
    CURLcode code = CURLE_OK;
#define DAYBOOK_SET(option, value) \
    if (code == CURLE_OK) code = curl_easy_setopt(easy, option, value)

    DAYBOOK_SET(CURLOPT_URL, call->url);
    DAYBOOK_SET(CURLOPT_USERAGENT, call->user_agent);
    DAYBOOK_SET(CURLOPT_HTTPHEADER, call->headers);
    DAYBOOK_SET(CURLOPT_TIMEOUT_MS, call->deadline_milliseconds);
    DAYBOOK_SET(CURLOPT_CONNECTTIMEOUT_MS, call->connect_milliseconds);
    DAYBOOK_SET(CURLOPT_MAXFILESIZE_LARGE, call->body_limit);
    DAYBOOK_SET(CURLOPT_HEADERFUNCTION, call->on_header);
    DAYBOOK_SET(CURLOPT_HEADERDATA, call->context);
    DAYBOOK_SET(CURLOPT_WRITEFUNCTION, call->on_body);
    DAYBOOK_SET(CURLOPT_WRITEDATA, call->context);
    if (call->certificates != NULL) DAYBOOK_SET(CURLOPT_CAINFO, call->certificates);

    // No signal, and no waiting for a resolver that hangs.
    DAYBOOK_SET(CURLOPT_NOSIGNAL, 1L);
    DAYBOOK_SET(CURLOPT_QUICK_EXIT, 1L);
    // HTTP and nothing else, in its plainest version; a server that speaks before it was asked is none.
    DAYBOOK_SET(CURLOPT_PROTOCOLS_STR, "http,https");
    DAYBOOK_SET(CURLOPT_HTTP_VERSION, (long)CURL_HTTP_VERSION_1_1);
    DAYBOOK_SET(CURLOPT_HTTP09_ALLOWED, 0L);
    DAYBOOK_SET(CURLOPT_ACCEPT_ENCODING, "gzip, deflate");
    // Redirects are decided on by us, and the path is sent as it was checked.
    DAYBOOK_SET(CURLOPT_FOLLOWLOCATION, 0L);
    DAYBOOK_SET(CURLOPT_PATH_AS_IS, 1L);
    // Nothing from the environment or the home folder.
    DAYBOOK_SET(CURLOPT_PROXY, "");
    DAYBOOK_SET(CURLOPT_NOPROXY, "*");
    DAYBOOK_SET(CURLOPT_NETRC, (long)CURL_NETRC_IGNORED);
    DAYBOOK_SET(CURLOPT_DISALLOW_USERNAME_IN_URL, 1L);
    DAYBOOK_SET(CURLOPT_SSL_VERIFYPEER, 1L);
    DAYBOOK_SET(CURLOPT_SSL_VERIFYHOST, 2L);
    DAYBOOK_SET(CURLOPT_SSLVERSION, (long)CURL_SSLVERSION_TLSv1_2);
#undef DAYBOOK_SET
    return code;
}

// curl_easy_getinfo and curl_multi_setopt are variadic as well; these are the answers and the one setting that we need.
static inline long daybook_curl_status(CURL *easy) {
    long status = 0;
    return curl_easy_getinfo(easy, CURLINFO_RESPONSE_CODE, &status) == CURLE_OK ? status : 0;
}

static inline curl_off_t daybook_curl_received(CURL *easy) {
    curl_off_t bytes = 0;
    return curl_easy_getinfo(easy, CURLINFO_SIZE_DOWNLOAD_T, &bytes) == CURLE_OK ? bytes : 0;
}

static inline CURLMcode daybook_curl_keep_connections(CURLM *multi, long most) {
    return curl_multi_setopt(multi, CURLMOPT_MAXCONNECTS, most);
}

// The next transfer that is over, or NULL. The message's result lies in a union.
static inline CURL *daybook_curl_next_finished(CURLM *multi, CURLcode *result) {
    int rest = 0;
    for (CURLMsg *message; (message = curl_multi_info_read(multi, &rest)) != NULL;) {
        if (message->msg != CURLMSG_DONE) continue;
        *result = message->data.result;
        return message->easy_handle;
    }
    return NULL;
}

// A macro with a cast, which Swift does not see.
static const long daybook_curl_init_all = CURL_GLOBAL_ALL;

#endif
