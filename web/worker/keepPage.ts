import { isPersonalPath } from "@velours/sdk/rules";
import type { KeepMessage } from "../src/platform/offline/cacheNames.ts";
import { isFile, isPage, ownUrl } from "./addresses.ts";
import { files, pages } from "./caches.ts";
import { isKeepableFile, isKeepablePage } from "./isKeepable.ts";

/** Keeps a page that is shown, as the server would send it now, and the files it used; `since` is the generation it was shown in. */
export async function keepPage({ url: address, files: used }: KeepMessage, since: number): Promise<void> {
  const url = ownUrl(address);
  if (url === undefined || !isPage(url.pathname) || isPersonalPath(url.pathname)) return;
  // Visited before all were deleted.
  if (pages.generation !== since) return;
  await pages.put(url.href, async () => {
    const response = await fetch(url, { headers: { accept: "text/html" }, cache: "no-cache" });
    // A page that is gone, or somebody's own by now, is not shown again either.
    if (!isKeepablePage(response)) await pages.delete(url.href);
    return isKeepablePage(response) ? response : undefined;
  });
  await pages.trim();
  await keepFiles(used);
}

export async function keepFiles(used: readonly string[]): Promise<void> {
  await Promise.all(used.map(keepFile));
  await files.trim();
}

/** Most are in the browser's own cache, and cost no request. */
async function keepFile(address: string): Promise<void> {
  const url = ownUrl(address);
  if (url === undefined || !isFile(url.pathname) || (await files.get(url.href)) !== undefined) return;
  await files.put(url.href, async () => {
    const response = await fetch(url);
    return isKeepableFile(response) ? response : undefined;
  });
}
