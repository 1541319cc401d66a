import type { JsonHeaders } from "./generated/headers.ts";

export type { JsonHeaders } from "./generated/headers.ts";

/** The value of a header that carries JSON; undefined when it is absent or broken. */
export function jsonHeader<Name extends keyof JsonHeaders>(
  response: Response,
  name: Name,
): JsonHeaders[Name] | undefined {
  const text = response.headers.get(name);
  if (text === null) return undefined;
  try {
    return JSON.parse(text) as JsonHeaders[Name];
  } catch {
    return undefined;
  }
}
