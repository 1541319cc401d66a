import { warnOfStorage } from "../browser/warnOfStorage.ts";

/** The shopper's action when the page had to reload. */
export type ActionAfterReload =
  | { what: "add"; product: number; variant: number; quantity: number }
  | { what: "bag" }
  /** The page itself: a reload is enough. */
  | { what: "page" }
  /** Nothing the new page can do by itself: it asks the shopper to do it once more. */
  | { what: "again" };

interface Reload {
  /** The build that missed a chunk. */
  build: string;
  at: number;
  afterReload?: ActionAfterReload | undefined;
}

const KEY = "velours_reload";
const MINUTE = 60_000;

let build = "";

/** Names the running build, by the address of its entry: its hash covers every chunk. */
export function setBuild(url: string): void {
  build = url;
}

function read(): Reload | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? "null") as Reload | null;
  } catch (error) {
    warnOfStorage(KEY, error);
    return null;
  }
}

/**
 * Reloads the page, because its build is no longer on the server. False when that was tried already: by this
 * build, or a moment ago by another one (servers of two builds behind one address would send a page back and forth).
 */
export function reloadOnce(afterReload?: ActionAfterReload): boolean {
  const last = read();
  const now = Date.now();
  if (last && (last.build === build || now - last.at < MINUTE)) return false;
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ build, at: now, afterReload } satisfies Reload));
  } catch (error) {
    warnOfStorage(KEY, error);
    // Without storage nothing would stop the next reload.
    return false;
  }
  location.reload();
  return true;
}

/** Returns the action from before the reload, once. */
export function consumeActionAfterReload(): ActionAfterReload | undefined {
  const last = read();
  if (!last?.afterReload) return undefined;
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ ...last, afterReload: undefined }));
  } catch (error) {
    warnOfStorage(KEY, error);
    // It could not be taken off the list: done now, it would be done again after each load.
    return undefined;
  }
  return last.afterReload;
}
