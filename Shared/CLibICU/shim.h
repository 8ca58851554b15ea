#pragma once
#include <stdint.h>
#include <unicode/unorm2.h>

// ICU's functions have the version in their names, which only its macros know.

// Normalizes UTF-16 to NFKC; returns the length, or -1 where that failed.
static inline int32_t gatehouse_nfkc(const uint16_t *text, int32_t length, uint16_t *folded,
                                     int32_t capacity) {
  UErrorCode error = U_ZERO_ERROR;
  const UNormalizer2 *form = unorm2_getNFKCInstance(&error);
  if (U_FAILURE(error)) return -1;
  int32_t count = unorm2_normalize(form, (const UChar *)text, length, (UChar *)folded, capacity, &error);
  return U_FAILURE(error) ? -1 : count;
}
