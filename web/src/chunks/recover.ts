import { ChunkError } from "./ChunkError.ts";
import { failure } from "./failure.ts";
import { reloadOnce, type Wanted } from "./reload.ts";

interface Recovery {
  /** Does what failed once more. */
  retry: () => void;
  /** In place of the general sentence. */
  text?: string | undefined;
  /** What the page does after it was loaded anew. */
  wanted?: Wanted | undefined;
}

/**
 * For what a shopper asked for and could not be fetched. After a deployment the page is loaded anew, once; else a
 * message offers to try again; the answer takes that message away. Any other error is thrown on.
 */
export function recover(error: unknown, { retry, text, wanted = { what: "again" } }: Recovery): () => void {
  if (!(error instanceof ChunkError)) throw error;
  if (error.gone && reloadOnce(wanted.what === "page" ? undefined : wanted)) return () => {};
  failure.show({ retry, text });
  const shown = failure.get();
  return () => {
    if (failure.get() === shown) failure.hide();
  };
}
