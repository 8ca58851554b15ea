#pragma once
#include <libpq-fe.h>
#include <poll.h>
#include <stdint.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

// ppoll(2), which the C library declares for GNU programs alone: poll(2) knows no time between 0
// and a millisecond, in which most statements are answered.
static inline int gatehouse_poll(struct pollfd *entry, struct timespec time) {
  return (int)syscall(SYS_ppoll, entry, 1, &time, (void *)0, 0);
}

#include <errno.h>
#include <sys/epoll.h>

// epoll(7), which Swift's module of the C library leaves out.
static inline int gatehouse_epoll_create(void) { return epoll_create1(EPOLL_CLOEXEC); }

// Asks for one event of a descriptor, which is told by the number; false where it cannot be watched. A closed
// descriptor is forgotten by the kernel, and a new one of its number unknown to it.
static inline int gatehouse_epoll_watch(int epoll, int descriptor, int is_sending, uint64_t number) {
  struct epoll_event event = {
      .events = EPOLLIN | EPOLLRDHUP | EPOLLONESHOT | (is_sending ? EPOLLOUT : 0),
      .data.u64 = number,
  };
  if (epoll_ctl(epoll, EPOLL_CTL_MOD, descriptor, &event) == 0) return 1;
  return errno == ENOENT && epoll_ctl(epoll, EPOLL_CTL_ADD, descriptor, &event) == 0;
}

enum { GATEHOUSE_EPOLL_BATCH = 64 };

// The numbers of the events; none when the time is up or a signal came.
static inline int gatehouse_epoll_wait(int epoll, int milliseconds, uint64_t *numbers) {
  struct epoll_event events[GATEHOUSE_EPOLL_BATCH];
  int count = epoll_wait(epoll, events, GATEHOUSE_EPOLL_BATCH, milliseconds);
  // The process had no descriptor left to make it: its caller must not turn in a circle.
  if (count < 0 && errno != EINTR) poll(NULL, 0, milliseconds);
  for (int index = 0; index < count; index++) numbers[index] = events[index].data.u64;
  return count;
}
