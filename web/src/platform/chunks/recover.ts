import { ChunkError } from "./ChunkError.ts";
import { failure } from "./failure.ts";
import { reloadOnce, type Wanted } from "./reload.ts";

interface Recovery {
  /** Does what failed once more. */
  retry: () => void;
  /** In place of the general sentence. */
  text?: string | undefined;
  /** The action to do after the reload. */
  wanted?: Wanted | undefined;
}

/**
 * Handles a part that a shopper wanted and that could not be fetched. After a deployment the page reloads once; otherwise
 * a message offers a retry. The returned function removes the message. Any other error is thrown again.
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
