#pragma once
#include <crypt.h>
#include <stdlib.h>
#include <string.h>

// crypt_r(3) works in 32 KB that hold the passphrase: made, cleared and given back here, because
// Swift cannot lay out an array of that length. Returns 1 and the whole hash, or 0.
static inline int gatehouse_crypt(const unsigned char *phrase, const unsigned char *setting,
                                  unsigned char *output, size_t capacity) {
  struct crypt_data *data = (struct crypt_data *)calloc(1, sizeof(struct crypt_data));
  if (data == NULL) {
    return 0;
  }
  char *made = crypt_r((const char *)phrase, (const char *)setting, data);
  // A failure is told by a text that begins with '*'.
  int is_made = made != NULL && made[0] != '*' && strlen(made) < capacity;
  if (is_made) {
    memcpy(output, made, strlen(made) + 1);
  }
  explicit_bzero(data, sizeof(struct crypt_data));
  free(data);
  return is_made;
}
