// Compares the exponentiation of AVX-512 IFMA with OpenSSL's: results, and with --timing and
// --speed what its time tells and what it costs.

#include "check.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int usage(void) {
  fprintf(stderr, "usage: exponentiation-check [CASES] | --timing [SECONDS] | --speed\n");
  return 2;
}

static int check(long cases) {
  const long lanes = check_lanes(cases), group = check_group(cases);
  printf("%ld cases: %ld and %ld results differ (lanes, group)\n", cases, lanes, group);
  return lanes + group == 0 ? 0 : 1;
}

int main(int count, char **arguments) {
  if (gatehouse_exponentiation_is_supported() == 0) {
    printf("This processor has no AVX-512 IFMA: there is nothing to compare.\n");
    return 0;
  }
  const char *mode = count > 1 ? arguments[1] : "2000";
  if (count > 3) return usage();
  if (strcmp(mode, "--speed") == 0 && count == 2) return measure_speed(), 0;
  if (strcmp(mode, "--timing") == 0) {
    const double seconds = count == 3 ? strtod(arguments[2], NULL) : 20;
    return seconds > 0 ? measure_timing(seconds) != 0 : usage();
  }
  char *end;
  errno = 0;
  const long cases = strtol(mode, &end, 10);
  if (count > 2 || errno != 0 || *end != '\0' || cases < 1) return usage();
  return check(cases);
}
