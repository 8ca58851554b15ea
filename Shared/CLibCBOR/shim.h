#pragma once
#include <cbor.h>
#include <stdint.h>

enum gatehouse_cbor_kind {
  // Not allowed here: a tag, a number with a fraction, an item of indefinite length, undefined.
  GATEHOUSE_CBOR_OTHER = 0,
  GATEHOUSE_CBOR_UNSIGNED,
  GATEHOUSE_CBOR_NEGATIVE,
  GATEHOUSE_CBOR_BYTES,
  GATEHOUSE_CBOR_TEXT,
  GATEHOUSE_CBOR_ARRAY,
  GATEHOUSE_CBOR_MAP,
  GATEHOUSE_CBOR_BOOL,
  GATEHOUSE_CBOR_NULL,
};

// An item without what it contains.
struct gatehouse_cbor_head {
  enum gatehouse_cbor_kind kind;
  // The number; of a negative one n, which means -1 - n; the length of a string; the count of a
  // list or map; the truth value.
  uint64_t number;
  // Bytes that were read, those of a string included, which are the last of them; 0 where the bytes are
  // no item.
  size_t read;
};

// The decoder answers by callbacks, which are C functions; Swift would need one for each kind at file scope
// and a pointer to its state besides.
static inline void gatehouse_cbor_take(void *context, enum gatehouse_cbor_kind kind,
                                       uint64_t number) {
  struct gatehouse_cbor_head *head = (struct gatehouse_cbor_head *)context;
  head->kind = kind;
  head->number = number;
}
static inline void gatehouse_cbor_uint8(void *context, uint8_t value) {
  gatehouse_cbor_take(context, GATEHOUSE_CBOR_UNSIGNED, value);
}
static inline void gatehouse_cbor_uint16(void *context, uint16_t value) {
  gatehouse_cbor_take(context, GATEHOUSE_CBOR_UNSIGNED, value);
}
static inline void gatehouse_cbor_uint32(void *context, uint32_t value) {
  gatehouse_cbor_take(context, GATEHOUSE_CBOR_UNSIGNED, value);
}
static inline void gatehouse_cbor_uint64(void *context, uint64_t value) {
  gatehouse_cbor_take(context, GATEHOUSE_CBOR_UNSIGNED, value);
}
static inline void gatehouse_cbor_negint8(void *context, uint8_t value) {
  gatehouse_cbor_take(context, GATEHOUSE_CBOR_NEGATIVE, value);
}
static inline void gatehouse_cbor_negint16(void *context, uint16_t value) {
  gatehouse_cbor_take(context, GATEHOUSE_CBOR_NEGATIVE, value);
}
static inline void gatehouse_cbor_negint32(void *context, uint32_t value) {
  gatehouse_cbor_take(context, GATEHOUSE_CBOR_NEGATIVE, value);
}
static inline void gatehouse_cbor_negint64(void *context, uint64_t value) {
  gatehouse_cbor_take(context, GATEHOUSE_CBOR_NEGATIVE, value);
}
static inline void gatehouse_cbor_bytes(void *context, cbor_data data, size_t length) {
  (void)data;
  gatehouse_cbor_take(context, GATEHOUSE_CBOR_BYTES, length);
}
static inline void gatehouse_cbor_text(void *context, cbor_data data, size_t length) {
  (void)data;
  gatehouse_cbor_take(context, GATEHOUSE_CBOR_TEXT, length);
}
static inline void gatehouse_cbor_array(void *context, size_t count) {
  gatehouse_cbor_take(context, GATEHOUSE_CBOR_ARRAY, count);
}
static inline void gatehouse_cbor_map(void *context, size_t count) {
  gatehouse_cbor_take(context, GATEHOUSE_CBOR_MAP, count);
}
static inline void gatehouse_cbor_bool(void *context, bool value) {
  gatehouse_cbor_take(context, GATEHOUSE_CBOR_BOOL, value);
}
static inline void gatehouse_cbor_nothing(void *context) {
  gatehouse_cbor_take(context, GATEHOUSE_CBOR_NULL, 0);
}

// Reads the item that the bytes begin with (libcbor's cbor_stream_decode, which allocates nothing and
// reads no byte beyond the length).
static inline struct gatehouse_cbor_head gatehouse_cbor_read(const uint8_t *bytes, size_t length) {
  struct gatehouse_cbor_head head = {GATEHOUSE_CBOR_OTHER, 0, 0};
  struct cbor_callbacks callbacks = cbor_empty_callbacks;
  callbacks.uint8 = gatehouse_cbor_uint8;
  callbacks.uint16 = gatehouse_cbor_uint16;
  callbacks.uint32 = gatehouse_cbor_uint32;
  callbacks.uint64 = gatehouse_cbor_uint64;
  callbacks.negint8 = gatehouse_cbor_negint8;
  callbacks.negint16 = gatehouse_cbor_negint16;
  callbacks.negint32 = gatehouse_cbor_negint32;
  callbacks.negint64 = gatehouse_cbor_negint64;
  callbacks.byte_string = gatehouse_cbor_bytes;
  callbacks.string = gatehouse_cbor_text;
  callbacks.array_start = gatehouse_cbor_array;
  callbacks.map_start = gatehouse_cbor_map;
  callbacks.boolean = gatehouse_cbor_bool;
  callbacks.null = gatehouse_cbor_nothing;
  struct cbor_decoder_result result = cbor_stream_decode(bytes, length, &callbacks, &head);
  head.read = result.status == CBOR_DECODER_FINISHED ? result.read : 0;
  return head;
}
