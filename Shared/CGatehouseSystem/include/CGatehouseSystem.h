#pragma once

#include "gatehouse_socket.h"
#include "gatehouse_spawn.h"
