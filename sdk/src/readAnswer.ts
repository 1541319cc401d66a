import type { ParsedResponse } from "./attempts.ts";

/**
 * Reads a response as the contract has it: data, or an error with its reference. `file` is the media type of an answer
 * that is a file, or `-` where it may be empty. Anything else is `unexpected`, with its text.
 */
export async function readAnswer(
  response: Response,
  file: string | undefined,
  method: string,
): Promise<ParsedResponse> {
  const { ok, status, headers } = response;
  if (ok && file && headers.get("content-type")?.startsWith(file))
    return { response, data: await response.blob() };
  // Not every `fetch` has a `clone`; without it the body of a refusal is read once only.
  const unexpected = await (ok ? response : (response.clone?.() ?? response)).text();
  const isHead = method === "HEAD";
  if (ok && (isHead || (status === 204 && file === "-"))) return { response };
  // The answer to a read that named the copy its caller has.
  if (status === 304 && (isHead || method === "GET")) return { response };
  try {
    const body: unknown = JSON.parse(unexpected);
    if (ok && (!file || file === "-")) return { response, data: body };
    if (!ok && isContractError(body)) return { response, error: body };
  } catch {}
  return { response, unexpected };
}

/**
 * True for a body in the contract's error form (a reference with its message) or a card gateway's list of
 * errors. Any other body can be from a proxy or a CDN, and says nothing about what the shop did.
 */
function isContractError(body: unknown): boolean {
  const [name, entries] = Array.isArray(body) ? ["code", body] : ["reference", [body]];
  const isText = (entry: Record<string, unknown> | null, key: string) => typeof entry?.[key] === "string";
  return entries.length > 0 && entries.every((entry) => isText(entry, name) && isText(entry, "message"));
}
