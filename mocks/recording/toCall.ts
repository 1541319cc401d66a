import { DEFAULT_LANGUAGE, parseAcceptLanguage } from "@velours/sdk/rules";
import type { RawRequest } from "../api/RawRequest.ts";
import type { Operation } from "../contract.ts";
import type { RecordedCall } from "./RecordedCall.ts";

/** Stands in a recording for a secret. These differ each time, so a call is found again without them. */
const hidden = "hidden";

/** The part of a recorded call that the request decides, without its secrets. */
export function toCall(
  operation: Operation,
  request: RawRequest,
): Pick<RecordedCall, "operation" | "method" | "path" | "language" | "body"> {
  const { operationId, method, secrets } = operation;
  const { headers, body } = request;
  return {
    operation: operationId,
    method,
    path: toPath(operation, request),
    language: parseAcceptLanguage(headers["accept-language"], DEFAULT_LANGUAGE),
    ...(body !== "" && { body: parse(body, secrets) }),
  };
}

function toPath({ path: template, secrets }: Operation, { path, query }: RawRequest): string {
  const names = template.split("/");
  const parts = path.split("/").map((part, index) => {
    const name = /^\{(.+)\}$/.exec(names[index] ?? "")?.[1] ?? "";
    return secrets.has(name) ? hidden : part;
  });
  const pairs = query.split("&").map((pair) => {
    const [name = ""] = new URLSearchParams(pair).keys();
    return secrets.has(name) ? `${name}=${hidden}` : pair;
  });
  return query === "" ? parts.join("/") : `${parts.join("/")}?${pairs.join("&")}`;
}

function parse(body: string, secrets: Operation["secrets"]): unknown {
  try {
    return JSON.parse(body, (name, value) => (secrets.has(name) && value !== null ? hidden : value));
  } catch {
    return body;
  }
}
