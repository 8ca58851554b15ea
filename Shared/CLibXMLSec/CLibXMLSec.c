#include "CLibXMLSec.h"

// As `pkg-config --cflags xmlsec1` has them: the first decides the size of lengths.
#define XMLSEC_NO_SIZE_T 1
#define XMLSEC_NO_CRYPTO_DYNAMIC_LOADING 1
#define XMLSEC_CRYPTO_OPENSSL 1
#define XMLSEC_NO_GOST 1
#define XMLSEC_NO_GOST2012 1
#include <libxml/xmlerror.h>
#include <stdlib.h>
#include <string.h>
#include <xmlsec/buffer.h>
#include <xmlsec/crypto.h>
#include <xmlsec/errors.h>
#include <xmlsec/io.h>
#include <xmlsec/transforms.h>
#include <xmlsec/xmldsig.h>
#include <xmlsec/xmlsec.h>

// The library would print what is wrong with a document that any client may send.
static void discard_error(const char *file, int line, const char *function, const char *object,
                          const char *subject, int reason, const char *message) {
  (void)file;
  (void)line;
  (void)function;
  (void)object;
  (void)subject;
  (void)reason;
  (void)message;
}

static void discard_text(void *context, const char *format, ...) {
  (void)context;
  (void)format;
}

int gatehouse_xmlsec_start(void) {
  if (xmlSecInit() < 0 || xmlSecCheckVersion() != 1) return -1;
  if (xmlSecOpenSSLAppInit(NULL) < 0 || xmlSecOpenSSLInit() < 0) return -1;
  xmlSecErrorsSetCallback(discard_error);
  // A reference to a file or an address is refused before; without callbacks it could not be read.
  xmlSecIOCleanupCallbacks();
  return 0;
}

// SHA-1, where the caller asks for it.
static int allow_sha1(xmlSecDSigCtxPtr context) {
  if (xmlSecDSigCtxEnableSignatureTransform(context, xmlSecTransformRsaSha1Id) < 0) return -1;
  return xmlSecDSigCtxEnableReferenceTransform(context, xmlSecTransformSha1Id) < 0 ? -1 : 0;
}

// Closed lists: HMAC, XPath, XSLT and whatever else the library can do stay off.
static int allow_forms(xmlSecDSigCtxPtr context) {
  const xmlSecTransformId signatures[] = {
      xmlSecTransformExclC14NId,     xmlSecTransformRsaSha256Id,   xmlSecTransformRsaSha384Id,
      xmlSecTransformRsaSha512Id,    xmlSecTransformEcdsaSha256Id, xmlSecTransformEcdsaSha384Id,
      xmlSecTransformEcdsaSha512Id,
  };
  const xmlSecTransformId references[] = {
      xmlSecTransformEnvelopedId, xmlSecTransformExclC14NId, xmlSecTransformSha256Id,
      xmlSecTransformSha384Id,    xmlSecTransformSha512Id,
  };
  for (size_t i = 0; i < sizeof signatures / sizeof *signatures; i++) {
    if (xmlSecDSigCtxEnableSignatureTransform(context, signatures[i]) < 0) return -1;
  }
  for (size_t i = 0; i < sizeof references / sizeof *references; i++) {
    if (xmlSecDSigCtxEnableReferenceTransform(context, references[i]) < 0) return -1;
  }
  context->enabledReferenceUris = xmlSecTransformUriTypeSameDocument;
  return 0;
}

// What the digest of the one reference was made of. Void canonicalisation: nothing at all has a digest
// too, and never passes for content.
static int copy_octets(xmlSecDSigCtxPtr context, unsigned char **octets, size_t *count) {
  if (xmlSecPtrListGetSize(&context->signedInfoReferences) != 1) return -1;
  xmlSecDSigReferenceCtxPtr reference =
      (xmlSecDSigReferenceCtxPtr)xmlSecPtrListGetItem(&context->signedInfoReferences, 0);
  if (reference == NULL || reference->status != xmlSecDSigStatusSucceeded) return -1;
  xmlSecBufferPtr buffer = xmlSecDSigReferenceCtxGetPreDigestBuffer(reference);
  if (buffer == NULL || xmlSecBufferGetData(buffer) == NULL) return -1;
  size_t size = xmlSecBufferGetSize(buffer);
  if (size == 0) return -1;
  *octets = malloc(size);
  if (*octets == NULL) return -1;
  memcpy(*octets, xmlSecBufferGetData(buffer), size);
  *count = size;
  return 0;
}

int gatehouse_xmlsec_verify(xmlNodePtr signature, const unsigned char *certificate, size_t length,
                            int allows_sha1, unsigned char **octets, size_t *count) {
  int result = -1;
  // Canonicalisation reports by the handler of its thread.
  xmlSetGenericErrorFunc(NULL, discard_text);
  // Without a keys manager nothing looks for a key, and with the key set KeyInfo is not read.
  xmlSecDSigCtxPtr context = xmlSecDSigCtxCreate(NULL);
  if (context == NULL) return -1;
  context->flags = XMLSEC_DSIG_FLAGS_STORE_SIGNEDINFO_REFERENCES | XMLSEC_DSIG_FLAGS_IGNORE_MANIFESTS;
  context->signKey = xmlSecOpenSSLAppKeyLoadMemory(certificate, (xmlSecSize)length,
                                                   xmlSecKeyDataFormatCertDer, NULL, NULL, NULL);
  if (context->signKey != NULL && allow_forms(context) == 0 &&
      (!allows_sha1 || allow_sha1(context) == 0) &&
      xmlSecDSigCtxVerify(context, signature) == 0 && context->status == xmlSecDSigStatusSucceeded) {
    result = copy_octets(context, octets, count);
  }
  xmlSecDSigCtxDestroy(context);
  return result;
}

void gatehouse_xmlsec_free(unsigned char *octets) { free(octets); }
