import { METHODS, type OpenApiDocument, type ResponseObject } from "./OpenApiDocument.ts";

const header = (description: string, example: string) => ({
  description,
  required: true,
  schema: { type: "string", maxLength: 200, examples: [example] },
});

const cacheControl = header(
  "Private and no-cache: a browser keeps the answer and asks each time whether it is current.",
  "private, no-cache",
);
const tag = header("Names the content of the answer, for If-None-Match.", '"rQXm0h4JtYVb1c8F3s9Zdw"');

/** Headers of answers that can be revalidated. The server sets them, not the handlers. */
export const revalidationHeaders: readonly string[] = ["ETag", "Cache-Control", "Vary"];

/**
 * Writes what follows from `x-vary` into the document: an answer that depends on its address and the named request
 * headers alone has an entity tag, and a caller that names it in If-None-Match gets 304.
 */
export function expandRevalidation(document: OpenApiDocument): void {
  for (const item of Object.values(document.paths ?? {})) {
    for (const method of METHODS) {
      const { "x-vary": vary, responses = {} } = item[method] ?? {};
      const good = responses[200];
      if (vary === undefined || good === undefined) continue;
      const headers: ResponseObject["headers"] = {
        ETag: tag,
        "Cache-Control": cacheControl,
        ...(vary.length > 0 && {
          Vary: header("Request headers that the answer depends on, beside its address.", vary.join(", ")),
        }),
      };
      good.headers = { ...good.headers, ...headers };
      responses[304] = {
        description: "The copy named in If-None-Match is current; there is no body.",
        headers: structuredClone(headers),
      };
    }
  }
}
