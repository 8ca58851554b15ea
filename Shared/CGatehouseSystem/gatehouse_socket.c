#define _GNU_SOURCE
#include "gatehouse_socket.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/time.h>
#include <sys/un.h>
#include <unistd.h>

static int address_of(int folder, const char *name, struct sockaddr_un *address) {
  memset(address, 0, sizeof *address);
  address->sun_family = AF_UNIX;
  int length =
    snprintf(address->sun_path, sizeof address->sun_path, "/proc/self/fd/%d/%s", folder, name);
  return length > 0 && (size_t)length < sizeof address->sun_path ? 0 : -ENAMETOOLONG;
}

static int give_up(int socket) {
  int failure = errno;
  close(socket);
  return -failure;
}

int gatehouse_peer_credentials(int socket, struct gatehouse_peer *peer) {
  struct ucred credentials;
  socklen_t length = sizeof credentials;
  if (getsockopt(socket, SOL_SOCKET, SO_PEERCRED, &credentials, &length) < 0) return -errno;
  if (length != sizeof credentials) return -EINVAL;
  peer->process = credentials.pid;
  peer->user = credentials.uid;
  peer->group = credentials.gid;
  return 0;
}

int gatehouse_listen(int folder, const char *name, mode_t mode, int backlog) {
  struct sockaddr_un address;
  int failure = address_of(folder, name, &address);
  if (failure < 0) return failure;
  int socket_ = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
  if (socket_ < 0) return -errno;
  if (bind(socket_, (struct sockaddr *)&address, sizeof address) < 0) return give_up(socket_);
  // chmod, because bind obeys the umask; before listen, so that no process connects in between.
  if (fchmodat(folder, name, mode, 0) < 0 || listen(socket_, backlog) < 0) {
    failure = give_up(socket_);
    unlinkat(folder, name, 0);
    return failure;
  }
  return socket_;
}

int gatehouse_accept(int listening, int wake, int timeout_milliseconds) {
  enum { PAUSE_MILLISECONDS = 100 };
  struct pollfd awaited[] = {{.fd = wake, .events = POLLIN}, {.fd = listening, .events = POLLIN}};
  int count = poll(awaited, 2, timeout_milliseconds);
  if (count < 0) return -errno;
  if (count == 0) return -ETIME;
  if (awaited[0].revents != 0) return -ECANCELED;
  int connection = accept4(listening, NULL, NULL, SOCK_CLOEXEC | SOCK_NONBLOCK);
  if (connection >= 0) return connection;
  int failure = errno;
  // Another process took it, or the peer has gone: no reason to wait.
  if (failure != EAGAIN && failure != EINTR && failure != ECONNABORTED) {
    poll(awaited, 1, PAUSE_MILLISECONDS);
  }
  return -failure;
}

int gatehouse_pipe(int ends[2]) {
  return pipe2(ends, O_CLOEXEC) < 0 ? -errno : 0;
}

int gatehouse_bound_path(int socket, char *path, size_t size) {
  struct sockaddr_un address;
  memset(&address, 0, sizeof address);
  socklen_t length = sizeof address;
  if (getsockname(socket, (struct sockaddr *)&address, &length) < 0) return -errno;
  // An abstract name begins with NUL, and a socket without a name has no path at all.
  if (address.sun_family != AF_UNIX || length <= offsetof(struct sockaddr_un, sun_path)) return 0;
  size_t count = strnlen(address.sun_path, sizeof address.sun_path);
  if (count >= size) return -ENAMETOOLONG;
  memcpy(path, address.sun_path, count);
  path[count] = '\0';
  return (int)count;
}

int gatehouse_probe(int folder, const char *name) {
  struct sockaddr_un address;
  int failure = address_of(folder, name, &address);
  if (failure < 0) return failure;
  int socket_ = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
  if (socket_ < 0) return -errno;
  int result = connect(socket_, (struct sockaddr *)&address, sizeof address) < 0 ? -errno : 0;
  close(socket_);
  // A full backlog belongs to a process that lives.
  return result == -EAGAIN ? 0 : result;
}

bool gatehouse_is_listening(int socket) {
  int value = 0;
  socklen_t length = sizeof value;
  if (getsockopt(socket, SOL_SOCKET, SO_DOMAIN, &value, &length) < 0) return false;
  if (value != AF_UNIX) return false;
  length = sizeof value;
  if (getsockopt(socket, SOL_SOCKET, SO_TYPE, &value, &length) < 0) return false;
  if (value != SOCK_STREAM) return false;
  length = sizeof value;
  return getsockopt(socket, SOL_SOCKET, SO_ACCEPTCONN, &value, &length) == 0 && value != 0;
}

int gatehouse_notify(const char *path, const char *text, size_t length) {
  struct sockaddr_un address;
  memset(&address, 0, sizeof address);
  address.sun_family = AF_UNIX;
  size_t size = strlen(path);
  if (size < 2 || (path[0] != '/' && path[0] != '@')) return -EINVAL;
  if (size >= sizeof address.sun_path) return -ENAMETOOLONG;
  memcpy(address.sun_path, path, size);
  if (path[0] == '@') address.sun_path[0] = '\0';
  int socket_ = socket(AF_UNIX, SOCK_DGRAM | SOCK_CLOEXEC, 0);
  if (socket_ < 0) return -errno;
  // A manager that reads nothing must not hold up the process, above all not its end.
  struct timeval patience = {.tv_sec = 1};
  setsockopt(socket_, SOL_SOCKET, SO_SNDTIMEO, &patience, sizeof patience);
  // An abstract name is as long as the address says, so that it must not count the final NUL.
  socklen_t address_length = (socklen_t)(offsetof(struct sockaddr_un, sun_path) + size);
  ssize_t sent;
  do {
    sent = sendto(
      socket_, text, length, MSG_NOSIGNAL, (struct sockaddr *)&address, address_length
    );
  } while (sent < 0 && errno == EINTR);
  int result = sent < 0 ? -errno : 0;
  close(socket_);
  return result;
}
