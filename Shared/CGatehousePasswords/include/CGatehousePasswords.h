#pragma once

#include <stddef.h>

// The list of common passwords, one a line; `*count` becomes its length in bytes.
const char *gatehouse_common_passwords(size_t *count);
