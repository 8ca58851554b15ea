#pragma once

#include "CGatehouseExponentiation.h"

#include <openssl/bn.h>
#include <stddef.h>
#include <stdint.h>

// The kernel and OpenSSL's side of every comparison.

enum { exponent_bytes = 32 };

typedef struct {
  gatehouse_group *group;
  BN_CTX *context;
  BIGNUM *modulus;
  BIGNUM *generator;
  BN_MONT_CTX *montgomery;
} group_sides;

// These end the program where the processor lacks the kernel's instructions, or without memory.
group_sides group_make(void);
void group_free(group_sides *sides);

void random_bytes(uint8_t *bytes, size_t count);
double cpu_seconds(void);

// Compares so many random and edge values; returns how many results differ.
long check_lanes(long cases);
long check_group(long cases);

// Prints Welch's t of each function for so many seconds each; returns how many show a difference.
int measure_timing(double seconds);

// Prints what each function costs beside OpenSSL's.
void measure_speed(void);
