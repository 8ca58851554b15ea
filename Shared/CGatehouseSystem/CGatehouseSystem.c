#include "CGatehouseSystem.h"
