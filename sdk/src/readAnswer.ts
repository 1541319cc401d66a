import type { Answer } from "./attempts.ts";

/**
 * Reads a response as the contract has it: data, or an error with its reference. `file` is the media type of an answer
 * that is a file. Anything else is `unexpected`, with its text.
 */
export async function readAnswer(response: Response, file: string | undefined): Promise<Answer> {
  const { ok, status, headers } = response;
  if (ok && file && headers.get("content-type")?.startsWith(file))
    return { response, data: await response.blob() };
  const unexpected = await (ok ? response : response.clone()).text();
  if (status === 204) return { response };
  try {
    const body: unknown = JSON.parse(unexpected);
    if (ok && !file) return { response, data: body };
    // A card gateway's errors are a bare list; every other error has its reference.
    if (!ok && (Array.isArray(body) || (body as { reference?: string }).reference))
      return { response, error: body };
  } catch {}
  return { response, unexpected };
}
