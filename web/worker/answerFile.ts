import { isHashed } from "./addresses.ts";
import { fallback, files } from "./caches.ts";

/** A file: one that never changes as it was kept, any other from the network first. */
export async function answerFile(request: Request): Promise<Response> {
  const kept = async () => (await files.get(request.url)) ?? (await fallback.get(request.url));
  if (isHashed(new URL(request.url).pathname)) return (await kept()) ?? fetch(request);
  try {
    return await fetch(request);
  } catch (error) {
    const copy = await kept();
    if (copy === undefined) throw error;
    return copy;
  }
}
