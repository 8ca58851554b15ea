#include "check.h"

#include <openssl/rand.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static void stop(const char *reason) {
  fprintf(stderr, "%s\n", reason);
  exit(2);
}

// In large pieces: a call of OpenSSL's for each number would take longer than the comparison.
void random_bytes(uint8_t *bytes, size_t count) {
  static uint8_t piece[1 << 16];
  static size_t left = 0;
  while (count > 0) {
    if (left == 0) {
      if (RAND_bytes(piece, sizeof piece) != 1) stop("no random bytes");
      left = sizeof piece;
    }
    const size_t taken = count < left ? count : left;
    memcpy(bytes, &piece[sizeof piece - left], taken);
    left -= taken;
    bytes += taken;
    count -= taken;
  }
}

double cpu_seconds(void) {
  struct timespec time;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
}

group_sides group_make(void) {
  uint8_t modulus[gatehouse_group_bytes];
  group_sides sides = {
      .context = BN_CTX_new(),
      .modulus = BN_get_rfc3526_prime_3072(NULL),
      .generator = BN_new(),
      .montgomery = BN_MONT_CTX_new(),
  };
  if (sides.context == NULL || sides.modulus == NULL || sides.generator == NULL ||
      sides.montgomery == NULL || BN_set_word(sides.generator, 2) != 1 ||
      BN_MONT_CTX_set(sides.montgomery, sides.modulus, sides.context) != 1 ||
      BN_bn2binpad(sides.modulus, modulus, sizeof modulus) < 0) {
    stop("no group");
  }
  sides.group = gatehouse_group_make(modulus, 2);
  if (sides.group == NULL) stop("no group");
  return sides;
}

void group_free(group_sides *sides) {
  gatehouse_group_free(sides->group);
  BN_MONT_CTX_free(sides->montgomery);
  BN_free(sides->generator);
  BN_free(sides->modulus);
  BN_CTX_free(sides->context);
}
