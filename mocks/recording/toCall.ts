import { DEFAULT_LANGUAGE, parseAcceptLanguage } from "@velours/sdk/rules";
import type { RawRequest } from "../api/RawRequest.ts";
import type { Operation } from "../contract.ts";
import type { RecordedCall } from "./RecordedCall.ts";
import { hideSecrets } from "./toKey.ts";

/** The part of a recorded call that the request decides. */
export function toCall(
  { operationId, method }: Operation,
  { path, query, headers, body }: RawRequest,
): Pick<RecordedCall, "operation" | "method" | "path" | "language" | "body"> {
  return {
    operation: operationId,
    method,
    path: query === "" ? path : `${path}?${query}`,
    language: parseAcceptLanguage(headers["accept-language"], DEFAULT_LANGUAGE),
    ...(body !== "" && { body: hideSecrets(parse(body)) }),
  };
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return body;
  }
}
