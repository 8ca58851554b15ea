#include "CGatehousePasswords.h"

// C before C23 has no #embed, which this compiler takes nevertheless.
#pragma clang diagnostic ignored "-Wc23-extensions"

// In C because Swift would compile a resource of as many bytes for a quarter of a minute.
static const char list[] = {
#embed "common-passwords.txt"
};

const char *gatehouse_common_passwords(size_t *count) {
  *count = sizeof list;
  return list;
}
