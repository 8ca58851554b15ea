#pragma once
#include <curl/curl.h>
#include <stddef.h>
#include <string.h>

// curl_easy_setopt and curl_easy_getinfo take variable arguments, which Swift cannot pass: one
// function for each type of value.
static inline CURLcode gatehouse_curl_set_number(CURL *curl, CURLoption option, long value) {
  return curl_easy_setopt(curl, option, value);
}

static inline CURLcode gatehouse_curl_set_text(CURL *curl, CURLoption option, const char *value) {
  return curl_easy_setopt(curl, option, value);
}

static inline CURLcode gatehouse_curl_set_list(CURL *curl, CURLoption option,
                                               struct curl_slist *value) {
  return curl_easy_setopt(curl, option, value);
}

static inline CURLcode gatehouse_curl_set_buffer(CURL *curl, CURLoption option, char *value) {
  return curl_easy_setopt(curl, option, value);
}

static inline long gatehouse_curl_response_code(CURL *curl) {
  long code = 0;
  return curl_easy_getinfo(curl, CURLINFO_RESPONSE_CODE, &code) == CURLE_OK ? code : 0;
}

// What is left to send. The callbacks are in C because Swift cannot make a function with C's calling
// convention whose type curl_easy_setopt would take.
struct gatehouse_curl_upload {
  const char *bytes;
  size_t length;
};

static size_t gatehouse_curl_read(char *buffer, size_t size, size_t count, void *context) {
  struct gatehouse_curl_upload *upload = (struct gatehouse_curl_upload *)context;
  size_t room = size * count;
  size_t taken = upload->length < room ? upload->length : room;
  memcpy(buffer, upload->bytes, taken);
  upload->bytes += taken;
  upload->length -= taken;
  return taken;
}

// Without it an answer's body would be printed.
static size_t gatehouse_curl_discard(char *bytes, size_t size, size_t count, void *context) {
  (void)bytes;
  (void)context;
  return size * count;
}

static inline CURLcode gatehouse_curl_read_from(CURL *curl, struct gatehouse_curl_upload *upload) {
  CURLcode code = curl_easy_setopt(curl, CURLOPT_READFUNCTION, gatehouse_curl_read);
  return code != CURLE_OK ? code : curl_easy_setopt(curl, CURLOPT_READDATA, upload);
}

static inline CURLcode gatehouse_curl_discard_answer(CURL *curl) {
  return curl_easy_setopt(curl, CURLOPT_WRITEFUNCTION, gatehouse_curl_discard);
}
