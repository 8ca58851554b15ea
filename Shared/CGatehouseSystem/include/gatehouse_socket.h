#pragma once

#include <stdbool.h>
#include <sys/types.h>

// Sockets of the Unix domain. Every function returns a descriptor or 0, or -errno.
//
// A socket is named by an open folder and a name in it, because sockaddr_un holds 107 bytes and
// a run directory may lie deeper: the kernel is given /proc/self/fd/<folder>/<name>.

struct gatehouse_peer {
  pid_t process;
  uid_t user;
  gid_t group;
};

// The process at the other end when the connection was made (SO_PEERCRED, unix(7)).
int gatehouse_peer_credentials(int socket, struct gatehouse_peer *peer);

// Makes a socket that listens under a name that no process looks for yet.
int gatehouse_listen(int folder, const char *name, mode_t mode, int backlog);

// Waits on a listening socket for a connection and answers its descriptor; -ETIME when the time is
// over, -ECANCELED once `wake` is readable or its other end is closed. After any other failure, such
// as a lack of descriptors, it has waited a moment, so that the caller may try again at once.
int gatehouse_accept(int listening, int wake, int timeout_milliseconds);

// Makes a pipe that no child process gets: what is written to ends[1] is read from ends[0].
int gatehouse_pipe(int ends[2]);

// The path that the socket was bound to. Returns its length, 0 when it has none, or -errno.
int gatehouse_bound_path(int socket, char *path, size_t size);

// 0 when a process answers under the name, -ECONNREFUSED when its process is gone.
int gatehouse_probe(int folder, const char *name);

// Whether the descriptor is a listening stream socket of the Unix domain.
bool gatehouse_is_listening(int socket);

// Sends one datagram to systemd's notification socket; a path that begins with @ is abstract.
int gatehouse_notify(const char *path, const char *text, size_t length);
