#include "check.h"

#include <stdio.h>
#include <string.h>

enum { rounds = 7, repetitions = 60, table_windows = 43 };

typedef struct {
  group_sides group;
  uint8_t base[gatehouse_group_bytes];
  uint8_t exponent[exponent_bytes];
} subject;

// Both steps of the server: g^b, and (A · v^u)^b.
static void kernel_handshake(subject *subject) {
  uint8_t result[gatehouse_group_bytes];
  gatehouse_group_generator_power(subject->group.group, result, subject->exponent);
  gatehouse_group_double_power(subject->group.group, result, subject->base, subject->base,
                               subject->exponent, exponent_bytes, subject->exponent,
                               exponent_bytes);
}

// The same, with as many multiplications for g^b as a table of powers of six bits leaves.
static void openssl_handshake(subject *subject) {
  const group_sides *group = &subject->group;
  BIGNUM *base = BN_bin2bn(subject->base, sizeof subject->base, NULL), *result = BN_dup(base);
  BIGNUM *exponent = BN_bin2bn(subject->exponent, sizeof subject->exponent, NULL);
  for (int i = 1; i < table_windows; i++) {
    BN_mod_mul_montgomery(result, result, base, group->montgomery, group->context);
  }
  BN_mod_exp_mont(result, base, exponent, group->modulus, group->context, group->montgomery);
  BN_mod_mul(result, result, base, group->modulus, group->context);
  BN_mod_exp_mont_consttime(result, result, exponent, group->modulus, group->context,
                            group->montgomery);
  BN_free(base);
  BN_free(result);
  BN_free(exponent);
}

// The least of several rounds that take turns: what else runs on the machine only adds.
static void compare(const char *name, double aim, void (*ours)(subject *),
                    void (*theirs)(subject *), subject *subject) {
  double least[2] = {1e9, 1e9};
  for (int round = 0; round < rounds; round++) {
    for (int side = 0; side < 2; side++) {
      const double begin = cpu_seconds();
      for (int i = 0; i < repetitions; i++) (side == 0 ? ours : theirs)(subject);
      const double taken = (cpu_seconds() - begin) / repetitions;
      if (taken < least[side]) least[side] = taken;
    }
  }
  const double ratio = least[0] / least[1];
  printf("| %s | %.3f ms | %.3f ms | %.2f | %.1f | %s |\n", name, 1e3 * least[0], 1e3 * least[1],
         ratio, aim, ratio <= aim ? "reached" : "missed");
}

void measure_speed(void) {
  subject subject = {.group = group_make()};
  random_bytes(subject.base, sizeof subject.base);
  subject.base[0] &= 0x7f;
  random_bytes(subject.exponent, sizeof subject.exponent);
  printf("| raw cryptography, CPU | kernel | OpenSSL | ratio | aim | |\n|---|---|---|---|---|---|\n");
  compare("SRP handshake, both steps on the server", 0.3, kernel_handshake, openssl_handshake,
          &subject);
  group_free(&subject.group);
}
