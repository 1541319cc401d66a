import { ChunkError } from "./ChunkError.ts";

/** How Chromium, Firefox and Safari begin when a module cannot be fetched; none of them says why. */
const notFetched =
  /^(Failed to fetch dynamically imported|error loading dynamically imported|Importing a module script)/i;

const isNotFetched = (error: unknown) => error instanceof TypeError && notFetched.test(error.message);

/**
 * True when the server answers at all. It requests a file of every build, because the API may be on another
 * host.
 */
async function isServerThere(): Promise<boolean> {
  try {
    return (await fetch("/assets/img/icon.svg", { method: "HEAD", cache: "no-store" })).status < 500;
  } catch {
    return false;
  }
}

/** How long a chunk may take, ms. */
const CHUNK_TIMEOUT = 120_000;

/** A chunk that is late counts as one that a lost connection did not bring: the shopper is offered to try again. */
const inTime = <Module>(load: () => Promise<Module>): Promise<Module> =>
  Promise.race([
    load(),
    new Promise<never>((_, reject) => setTimeout(reject, CHUNK_TIMEOUT, new ChunkError(false))),
  ]);

/**
 * Fetches a chunk. The build puts this around every `import()` of the browser's code (web/bundle/loadChunks.ts), so write plain
 * `import()` and handle `ChunkError` with `recover`. Errors a chunk throws while it runs stay as they are.
 */
export async function loadChunk<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await inTime(load);
  } catch (error) {
    if (!isNotFetched(error)) throw error;
    if (!(await isServerThere())) throw new ChunkError(false, { cause: error });
  }
  // The server answers, so the first try may just have been lost on the way.
  try {
    return await inTime(load);
  } catch (error) {
    throw isNotFetched(error) ? new ChunkError(true, { cause: error }) : error;
  }
}
