// Does the time of a function tell its secret? The method of dudect (Reparaz, Balasch, Verbauwhede:
// "Dude, is my code constant time?", 2017): a fixed secret and random ones take turns by chance,
// and Welch's t says whether their times differ. Above 4.5 they do; interrupts are cut off at
// several percentiles.

#include "check.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { batch = 2000, percentiles = 20 };
static const double limit = 4.5;

typedef struct {
  double count[2], mean[2], squares[2];
} welch;

static void add(welch *state, int is_random, double value) {
  state->count[is_random]++;
  const double difference = value - state->mean[is_random];
  state->mean[is_random] += difference / state->count[is_random];
  state->squares[is_random] += difference * (value - state->mean[is_random]);
}

static double t_value(const welch *state) {
  double variance = 0;
  for (int i = 0; i < 2; i++) {
    if (state->count[i] < 2) return 0;
    variance += state->squares[i] / (state->count[i] - 1) / state->count[i];
  }
  return variance > 0 ? (state->mean[0] - state->mean[1]) / sqrt(variance) : 0;
}

typedef void function(const group_sides *sides, const uint8_t *secret);

static void power(const group_sides *sides, const uint8_t *secret) {
  uint8_t base[gatehouse_group_bytes], result[gatehouse_group_bytes];
  memset(base, 0x5a, sizeof base);
  gatehouse_group_power(sides->group, result, base, secret, exponent_bytes);
}

static void base_of_power(const group_sides *sides, const uint8_t *secret) {
  uint8_t exponent[exponent_bytes], result[gatehouse_group_bytes];
  memset(exponent, 0x5a, sizeof exponent);
  gatehouse_group_power(sides->group, result, secret, exponent, sizeof exponent);
}

static void generator_power(const group_sides *sides, const uint8_t *secret) {
  uint8_t result[gatehouse_group_bytes];
  gatehouse_group_generator_power(sides->group, result, secret);
}

// Its time must differ, or the method sees nothing.
static void leaking_power(const group_sides *sides, const uint8_t *secret) {
  uint8_t base[gatehouse_group_bytes], result[gatehouse_group_bytes];
  size_t zeros = 0;
  memset(base, 0x5a, sizeof base);
  while (zeros < exponent_bytes && secret[zeros] == 0) zeros++;
  gatehouse_group_power(sides->group, result, base, &secret[zeros], exponent_bytes - zeros);
}

static double nanoseconds(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (double)time.tv_sec * 1e9 + (double)time.tv_nsec;
}

static int compare(const void *a, const void *b) {
  const double x = *(const double *)a, y = *(const double *)b;
  return (x > y) - (x < y);
}

// The largest t of all cuts.
static double measure(const group_sides *sides, function *function, double seconds) {
  static uint8_t secrets[batch][gatehouse_group_bytes];
  static uint8_t is_random[batch];
  static double times[batch], sorted[batch];
  double cuts[percentiles] = {0};
  welch states[percentiles + 1] = {{{0}, {0}, {0}}};
  const double begin = nanoseconds();
  int is_first = 1;
  while (nanoseconds() - begin < seconds * 1e9) {
    random_bytes(is_random, sizeof is_random);
    random_bytes((uint8_t *)secrets, sizeof secrets);
    for (int i = 0; i < batch; i++) {
      is_random[i] &= 1;
      // One with few bits, whose windows are all alike.
      if (!is_random[i]) memset(secrets[i], 0, sizeof secrets[i]);
      if (!is_random[i]) secrets[i][exponent_bytes - 1] = 1;
      // All below the modulus, of the same length.
      secrets[i][0] &= 0x7f;
    }
    for (int i = 0; i < batch; i++) {
      const double start = nanoseconds();
      function(sides, secrets[i]);
      times[i] = nanoseconds() - start;
    }
    if (is_first) {
      memcpy(sorted, times, sizeof times);
      qsort(sorted, batch, sizeof *sorted, compare);
      for (int i = 0; i < percentiles; i++) {
        cuts[i] = sorted[(int)((1 - pow(0.5, 10.0 * (i + 1) / percentiles)) * (batch - 1))];
      }
      is_first = 0;
      continue;
    }
    for (int i = 0; i < batch; i++) {
      add(&states[percentiles], is_random[i], times[i]);
      for (int cut = 0; cut < percentiles; cut++) {
        if (times[i] < cuts[cut]) add(&states[cut], is_random[i], times[i]);
      }
    }
  }
  double largest = 0;
  for (int i = 0; i <= percentiles; i++) {
    if (states[i].count[0] + states[i].count[1] < batch) continue;
    if (fabs(t_value(&states[i])) > fabs(largest)) largest = t_value(&states[i]);
  }
  const double *count = states[percentiles].count;
  printf("%9.0f measurements, largest t %8.2f", count[0] + count[1], largest);
  return fabs(largest);
}

int measure_timing(double seconds) {
  group_sides sides = group_make();
  static const struct {
    const char *name;
    function *function;
    int must_differ;
  } rows[] = {
      {"power, by exponent", power, 0},
      {"power, by base", base_of_power, 0},
      {"power of the generator", generator_power, 0},
      {"power without leading zeros", leaking_power, 1},
  };
  int differing = 0;
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    printf("%-30s", rows[i].name);
    fflush(stdout);
    const int differs = measure(&sides, rows[i].function, seconds) > limit;
    printf(": %s\n", differs ? "the time differs" : "no difference");
    differing += differs != rows[i].must_differ;
  }
  group_free(&sides);
  return differing;
}
