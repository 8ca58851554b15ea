#define _GNU_SOURCE
#include "gatehouse_spawn.h"

#include <errno.h>
#include <fcntl.h>
#include <grp.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

static void reset_signals(void) {
  // First the handlers: a signal that waits is delivered as soon as nothing masks it.
  for (int number = 1; number < NSIG; number++) {
    signal(number, SIG_DFL);
  }
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
}

// Runs between fork and exec in a copy of a threaded process: async-signal-safe calls only.
static void become(
  const char *path,
  char *const arguments[],
  char *const environment[],
  const struct gatehouse_spawn_options *options,
  pid_t parent
) {
  reset_signals();
  // Out of the terminal's foreground group, so that Ctrl-C reaches the parent alone and it can
  // stop its children in order.
  if (setsid() < 0) return;
  int input = open("/dev/null", O_RDONLY);
  if (input < 0 || dup2(input, STDIN_FILENO) < 0) return;
  if (dup2(options->output, STDOUT_FILENO) < 0 || dup2(options->output, STDERR_FILENO) < 0) return;
  if (close_range(3, ~0U, CLOSE_RANGE_CLOEXEC) < 0) return;
  for (size_t index = 0; index < options->kept_count; index++) {
    if (fcntl(options->kept[index], F_SETFD, 0) < 0) return;
  }
  if (options->changes_user) {
    if (setgroups(0, NULL) < 0) return;
    if (setresgid(options->group, options->group, options->group) < 0) return;
    if (setresuid(options->user, options->user, options->user) < 0) return;
  }
  if (options->parent_death_signal != 0) {
    // After the change of user, which would clear it.
    if (prctl(PR_SET_PDEATHSIG, options->parent_death_signal) < 0) return;
    // The parent may have ended before the line above.
    if (getppid() != parent) _exit(0);
  }
  execve(path, arguments, environment);
}

pid_t gatehouse_spawn(
  const char *path,
  char *const arguments[],
  char *const environment[],
  const struct gatehouse_spawn_options *options
) {
  int report[2];
  if (pipe2(report, O_CLOEXEC) < 0) return -errno;
  pid_t parent = getpid();
  // A signal handler of the parent must not run in the child.
  sigset_t all, before;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &before);
  pid_t child = fork();
  if (child == 0) {
    become(path, arguments, environment, options, parent);
    int failure = errno;
    (void)!write(report[1], &failure, sizeof failure);
    _exit(127);
  }
  int failure = errno;
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  close(report[1]);
  if (child > 0) {
    // Ends without a byte when exec succeeded, because the pipe is closed by it.
    ssize_t count;
    do {
      count = read(report[0], &failure, sizeof failure);
    } while (count < 0 && errno == EINTR);
    if (count == 0) {
      close(report[0]);
      return child;
    }
  }
  close(report[0]);
  if (child > 0) waitpid(child, NULL, 0);
  return -failure;
}
