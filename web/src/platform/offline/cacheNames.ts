/**
 * Caches of the service worker. A worker deletes every cache of the shop that it does not name, so a change of what is
 * in one takes a new number.
 */
export const CACHES = {
  /** Visited pages. */
  pages: "velours-pages-1",
  /** Scripts, styles and fonts of these pages. */
  files: "velours-files-1",
  /** The page in place of one that was not kept, in each language. */
  fallback: "velours-fallback-1",
} as const;

/** The page is shown: keep it, with the files it used. */
export interface KeepMessage {
  type: "keep";
  url: string;
  files: string[];
}

/** Files that came after their page was kept, such as the cart's. */
export interface KeepFilesMessage {
  type: "keepFiles";
  files: string[];
}

/**
 * A page's message to the worker. A worker ignores what it does not know: another release may have sent it.
 */
export type OfflineMessage = KeepMessage | KeepFilesMessage | { type: "forget" };
