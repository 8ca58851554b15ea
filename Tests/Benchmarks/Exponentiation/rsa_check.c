#include "check.h"

#include <openssl/core_names.h>
#include <string.h>

enum { cases_a_key = 500, edges = 7 };

static void some_input(const rsa_sides *sides, uint8_t *bytes, long index) {
  BIGNUM *number = BN_dup(sides->n);
  memset(bytes, 0, gatehouse_rsa_bytes);
  switch (index) {
    case 0: break;
    case 1: bytes[gatehouse_rsa_bytes - 1] = 1; break;
    case 2: BN_bn2binpad(number, bytes, gatehouse_rsa_bytes); break;
    case 3:
      BN_sub_word(number, 1);
      BN_bn2binpad(number, bytes, gatehouse_rsa_bytes);
      break;
    case 4: memset(bytes, 0xff, gatehouse_rsa_bytes); break;
    case 5: bytes[0] = 0x40; break;
    // A multiple of one prime is zero in one half.
    case 6:
      EVP_PKEY_get_bn_param(sides->openssl, OSSL_PKEY_PARAM_RSA_FACTOR1, &number);
      BN_bn2binpad(number, bytes, gatehouse_rsa_bytes);
      break;
    // Also those below the edges.
    default: random_bytes(bytes, gatehouse_rsa_bytes);
  }
  BN_free(number);
}

// The signature is the only number below n whose 65537th power is the input.
static int is_right(const rsa_sides *sides, const uint8_t *input, const uint8_t *found,
                    BN_CTX *context) {
  BIGNUM *number = BN_bin2bn(input, gatehouse_rsa_bytes, NULL), *power = BN_new();
  BIGNUM *result = BN_bin2bn(found, gatehouse_rsa_bytes, NULL), *exponent = BN_new();
  BN_set_word(exponent, 65537);
  BN_nnmod(number, number, sides->n, context);
  BN_mod_exp(power, result, exponent, sides->n, context);
  const int is_right = BN_cmp(result, sides->n) < 0 && BN_cmp(power, number) == 0;
  BN_free(number);
  BN_free(power);
  BN_free(result);
  BN_free(exponent);
  return is_right;
}

static long check_one(const rsa_sides *keys, long index, BN_CTX *context) {
  uint8_t inputs[key_count][gatehouse_rsa_bytes], found[key_count][gatehouse_rsa_bytes];
  some_input(&keys[0], inputs[0], index);
  some_input(&keys[1], inputs[1], edges - 1 - index);
  long wrong = gatehouse_rsa_private_pair(keys[0].kernel, found[0], inputs[0], keys[1].kernel,
                                          found[1], inputs[1]) != 1;
  for (int i = 0; i < key_count; i++) wrong += !is_right(&keys[i], inputs[i], found[i], context);
  return wrong;
}

long check_rsa(long cases) {
  BN_CTX *context = BN_CTX_new();
  long wrong = 0;
  for (long done = 0; done < cases; done += cases_a_key) {
    rsa_sides keys[key_count] = {rsa_make(), rsa_make()};
    for (long i = 0; i < cases_a_key && done + i < cases; i++) wrong += check_one(keys, i, context);
    for (int i = 0; i < key_count; i++) rsa_free(&keys[i]);
  }
  BN_CTX_free(context);
  return wrong;
}
