import { ChunkError } from "./ChunkError.ts";
import { failure } from "./failure.ts";
import { type ActionAfterReload, reloadOnce } from "./reload.ts";

interface Recovery {
  /** Does what failed once more. */
  retry: () => void;
  /** In place of the general sentence. */
  text?: string | undefined;
  afterReload?: ActionAfterReload | undefined;
}

/**
 * Handles a part that a shopper asked for and that could not be fetched. After a deployment the page reloads once; otherwise
 * a message offers a retry. The returned function removes the message. Any other error is thrown again.
 */
export function recover(
  error: unknown,
  { retry, text, afterReload = { what: "again" } }: Recovery,
): () => void {
  if (!(error instanceof ChunkError)) throw error;
  if (error.gone && reloadOnce(afterReload.what === "page" ? undefined : afterReload)) return () => {};
  failure.show({ retry, text });
  const shown = failure.get();
  return () => {
    if (failure.get() === shown) failure.hide();
  };
}
