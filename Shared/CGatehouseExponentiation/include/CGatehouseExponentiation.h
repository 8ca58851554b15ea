#pragma once

#include <stddef.h>
#include <stdint.h>

// Modular exponentiation with the 52-bit multiplications of AVX-512 IFMA, for processors that have
// them.
//
// Numbers are big-endian bytes, filled with zeros on the left. Every exponent and base counts as
// secret: time and the addresses touched depend on the lengths alone. What was computed with is
// overwritten.

// Says whether the processor and the operating system have what every other function here needs. 0:
// no.
int gatehouse_exponentiation_is_supported(void);

// The group of RFC 3526 §4, or another modulus of 3072 bits whose lowest and highest 52 bits are
// ones, with the powers of a generator.
typedef struct gatehouse_group gatehouse_group;

enum {
  gatehouse_group_bytes = 384,
  // The longest exponent that a power of the generator takes.
  gatehouse_generator_exponent_bytes = 32,
};

// NULL without memory, or for a modulus of another form.
gatehouse_group *gatehouse_group_make(const uint8_t *modulus, uint8_t generator);
void gatehouse_group_free(gatehouse_group *group);

// result = base^exponent mod N, for any base of 384 bytes. x^0 is 1.
void gatehouse_group_power(const gatehouse_group *group, uint8_t *result, const uint8_t *base,
                           const uint8_t *exponent, size_t exponent_bytes);

// result = g^exponent mod N, for an exponent of exactly 32 bytes.
void gatehouse_group_generator_power(const gatehouse_group *group, uint8_t *result,
                                     const uint8_t *exponent);

// result = (factor · base^inner)^outer mod N.
void gatehouse_group_double_power(const gatehouse_group *group, uint8_t *result,
                                  const uint8_t *factor, const uint8_t *base, const uint8_t *inner,
                                  size_t inner_bytes, const uint8_t *outer, size_t outer_bytes);
