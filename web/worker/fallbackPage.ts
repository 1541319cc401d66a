import { languagePaths } from "@velours/sdk/rules";
import { languagePrefix } from "./addresses.ts";
import { fallback, pages } from "./caches.ts";

const toUrl = (path: string): string => new URL(path, location.href).href;

/** Fetches the page in place of those that were not kept, with its files. */
export async function keepFallback(): Promise<void> {
  for (const path of languagePaths("/offline")) {
    const response = await fetch(path, { cache: "no-cache" });
    if (!response.ok) throw new Error(`${path} answers ${response.status}`);
    const html = await response.clone().text();
    await fallback.put(toUrl(path), async () => response);
    for (const [, file = ""] of html.matchAll(/(?:href|src)="(\/(?:assets|distribution|look)\/[^"]+)"/g))
      await fallback.put(toUrl(file), () => fetch(file));
  }
}

/** The fallback page for an address, with links to the kept pages of its language. */
export async function readFallback(requested: URL): Promise<Response | undefined> {
  const prefix = languagePrefix(requested.pathname);
  const page = await fallback.get(toUrl(`${prefix}/offline`));
  if (page === undefined) return undefined;
  const links = await listKept(prefix);
  const html = (await page.text())
    .replace('href="/offline"', () => `href="${toPath(requested)}"`)
    .replace(/<h2[\s\S]*?<\/h2>/, (heading) => (links === "" ? "" : heading))
    .replace(/(<ul[^>]*>)(?=<\/ul>)/, (list) => list + links);
  return new Response(html, { headers: page.headers });
}

/** A parsed address has no quote and no angle bracket left in it. */
const toPath = ({ pathname, search }: URL): string =>
  (pathname + search).replaceAll("&", "&amp;").replaceAll('"', "%22");

async function listKept(prefix: string): Promise<string> {
  const items: string[] = [];
  for (const address of await pages.urls()) {
    const url = new URL(address);
    if (languagePrefix(url.pathname) !== prefix) continue;
    // Escaped already, as the page's source has it.
    const title = /<title[^>]*>([^<]*)<\/title>/.exec((await (await pages.get(address))?.text()) ?? "")?.[1];
    if (title) items.push(`<li><a href="${toPath(url)}">${title}</a></li>`);
  }
  return items.join("");
}
