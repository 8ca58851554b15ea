#pragma once
// Without ICU's headers, which Foundation brings in another version.
#include <libxml/xmlversion.h>
#undef LIBXML_ICU_ENABLED
#include <libxml/parser.h>
#include <libxml/parserInternals.h>
#include <libxml/tree.h>
#include <libxml/valid.h>
#include <libxml/xmlIO.h>
#include <string.h>

// The callbacks are in C because Swift cannot make functions with C's calling convention for the types
// with variable arguments, and because Swift's importer does not see the fields of a handler that are
// functions.

// A document type ends the parsing where it begins: no entity is ever declared.
static void gatehouse_xml_refuse_type(void *context, const xmlChar *name, const xmlChar *external,
                                      const xmlChar *system) {
  (void)name;
  (void)external;
  (void)system;
  xmlParserCtxtPtr parser = (xmlParserCtxtPtr)context;
  *(int *)parser->_private = 1;
  xmlStopParser(parser);
}

static xmlParserInputPtr gatehouse_xml_load_nothing(const char *url, const char *id,
                                                    xmlParserCtxtPtr context) {
  (void)url;
  (void)id;
  (void)context;
  return NULL;
}

static void gatehouse_xml_discard_error(void *context, const char *format, ...) {
  (void)context;
  (void)format;
}

// Once in a process: nothing outside a document is ever read, and no error is printed.
static inline void gatehouse_xml_start(void) {
  xmlInitParser();
  xmlSetExternalEntityLoader(gatehouse_xml_load_nothing);
  // For this thread, and for those that come to use the library.
  xmlSetGenericErrorFunc(NULL, gatehouse_xml_discard_error);
  xmlThrDefSetGenericErrorFunc(NULL, gatehouse_xml_discard_error);
}

// The document in UTF-8, to be freed by xmlFreeDoc; NULL where it is not well-formed, or where it has a
// document type, which `has_type` then says. Comments and processing instructions are left out where
// `drops_comments` says so.
static inline xmlDocPtr gatehouse_xml_parse(const char *bytes, int length, int drops_comments,
                                            int *has_type) {
  *has_type = 0;
  xmlParserCtxtPtr parser = xmlNewParserCtxt();
  if (parser == NULL) return NULL;
  parser->_private = has_type;
  parser->sax->internalSubset = gatehouse_xml_refuse_type;
  if (drops_comments) {
    parser->sax->comment = NULL;
    parser->sax->processingInstruction = NULL;
  }
  // No XML_PARSE_HUGE: libxml2 then limits depth, names and texts. No XML_PARSE_NOENT and no
  // XML_PARSE_DTDLOAD: nothing is substituted or loaded.
  int options = XML_PARSE_NONET | XML_PARSE_NOCDATA | XML_PARSE_NOERROR | XML_PARSE_NOWARNING;
  xmlDocPtr document = xmlCtxtReadMemory(parser, bytes, length, NULL, "UTF-8", options);
  int is_sound = parser->wellFormed && parser->nsWellFormed && !*has_type;
  xmlFreeParserCtxt(parser);
  if (document != NULL && !is_sound) {
    xmlFreeDoc(document);
    return NULL;
  }
  return document;
}
