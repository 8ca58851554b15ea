#pragma once
#include <openssl/bn.h>
#include <openssl/core_names.h>
#include <openssl/crypto.h>
#include <openssl/ec.h>
#include <openssl/err.h>
#include <openssl/evp.h>
#include <openssl/kdf.h>
#include <openssl/params.h>
#include <openssl/rand.h>
#include <openssl/rsa.h>
#include <openssl/x509.h>
#include <openssl/x509v3.h>
#include <stdint.h>

// OSSL_PARAM_construct_utf8_string wants a mutable char *, which Swift cannot lend from a literal.
static inline int gatehouse_hmac_sha256_init(EVP_MAC_CTX *context, const uint8_t *key,
                                             size_t length) {
  OSSL_PARAM parameters[2] = {
      OSSL_PARAM_construct_utf8_string(OSSL_MAC_PARAM_DIGEST, (char *)"SHA256", 0),
      OSSL_PARAM_construct_end()};
  return EVP_MAC_init(context, key, length, parameters);
}

static inline EVP_PKEY *gatehouse_public_key(const char *type, OSSL_PARAM *parameters) {
  EVP_PKEY *key = NULL;
  EVP_PKEY_CTX *context = EVP_PKEY_CTX_new_from_name(NULL, type, NULL);
  if (context != NULL && EVP_PKEY_fromdata_init(context) == 1) {
    EVP_PKEY_fromdata(context, &key, EVP_PKEY_PUBLIC_KEY, parameters);
  }
  EVP_PKEY_CTX_free(context);
  return key;
}

// The numbers in the machine's byte order, as OSSL_PARAM holds them. In C because the parameters
// only point to what they are made from.
static inline EVP_PKEY *gatehouse_rsa_public_key(uint8_t *modulus, size_t modulus_length,
                                                 uint8_t *exponent, size_t exponent_length) {
  OSSL_PARAM parameters[3] = {
      OSSL_PARAM_construct_BN(OSSL_PKEY_PARAM_RSA_N, modulus, modulus_length),
      OSSL_PARAM_construct_BN(OSSL_PKEY_PARAM_RSA_E, exponent, exponent_length),
      OSSL_PARAM_construct_end()};
  return gatehouse_public_key("RSA", parameters);
}

// The point in SEC 1's form.
static inline EVP_PKEY *gatehouse_ec_public_key(const char *group, uint8_t *point, size_t length) {
  OSSL_PARAM parameters[3] = {
      OSSL_PARAM_construct_utf8_string(OSSL_PKEY_PARAM_GROUP_NAME, (char *)group, 0),
      OSSL_PARAM_construct_octet_string(OSSL_PKEY_PARAM_PUB_KEY, point, length),
      OSSL_PARAM_construct_end()};
  return gatehouse_public_key("EC", parameters);
}

// Copies one of `count` entries of `words` words each and reads all of them, so that neither the
// addresses touched nor the time taken tell which. In C because a debug build of Swift would make
// this loop a hundred times slower than the multiplication it feeds.
static inline void gatehouse_select(uint64_t *restrict out, const uint64_t *restrict table,
                                    size_t count, size_t words, size_t index) {
  for (size_t word = 0; word < words; word++) {
    out[word] = 0;
  }
  for (size_t entry = 0; entry < count; entry++) {
    uint64_t difference = (uint64_t)(entry ^ index);
    uint64_t mask = (uint64_t)((difference | (0 - difference)) >> 63) - 1;
    for (size_t word = 0; word < words; word++) {
      out[word] |= table[entry * words + word] & mask;
    }
  }
}
