#pragma once

#include "gatehouse_spawn.h"
