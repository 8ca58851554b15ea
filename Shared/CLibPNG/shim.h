#pragma once
#include <png.h>

// A macro with casts, which Swift does not see: as many bytes as the picture can take at most.
static inline size_t gatehouse_png_size_max(png_image image) {
  return PNG_IMAGE_PNG_SIZE_MAX(image);
}
