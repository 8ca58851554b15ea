#pragma once
// As in CLibXML2.
#include <libxml/xmlversion.h>
#undef LIBXML_ICU_ENABLED
#include <libxml/tree.h>
#include <stddef.h>

// What this project uses of xmlsec1. Its headers stand outside the compiler's usual folders and want
// macros, so that only CLibXMLSec.c includes them.

// Prepares the library, once in a process, after libxml2; 0 where it is of use.
int gatehouse_xmlsec_start(void);

// Verifies an element Signature by the key of one certificate in DER, and by no other.
//
// Returns 0 where the key made the signature over its one reference, in the forms that are allowed: SHA-1 is one
// of them where `allows_sha1` is not 0.
// `octets` then has what the reference's digest was made of, to be freed by gatehouse_xmlsec_free.
int gatehouse_xmlsec_verify(xmlNodePtr signature, const unsigned char *certificate, size_t length,
                            int allows_sha1, unsigned char **octets, size_t *count);

void gatehouse_xmlsec_free(unsigned char *octets);
