#pragma once
#include <libpq-fe.h>
#include <poll.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

// ppoll(2), which the C library declares for GNU programs alone: poll(2) knows no time between 0
// and a millisecond, in which most statements are answered.
static inline int gatehouse_poll(struct pollfd *entry, struct timespec time) {
  return (int)syscall(SYS_ppoll, entry, 1, &time, (void *)0, 0);
}
