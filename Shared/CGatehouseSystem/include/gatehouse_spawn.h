#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <sys/types.h>

// What a child process gets that posix_spawn cannot give: another user, and a signal when the
// thread that started it ends.
struct gatehouse_spawn_options {
  // Used only when changes_user is set; supplementary groups are then dropped.
  bool changes_user;
  uid_t user;
  gid_t group;
  // 0: none. The kernel sends it when the *thread* that called gatehouse_spawn ends.
  int parent_death_signal;
  // The child's standard output and error; its standard input is /dev/null.
  int output;
  // Kept open in the child under the same numbers; all others are closed.
  const int *kept;
  size_t kept_count;
};

// Starts a program in a session of its own. Returns its process id, or -errno.
pid_t gatehouse_spawn(
  const char *path,
  char *const arguments[],
  char *const environment[],
  const struct gatehouse_spawn_options *options
);
