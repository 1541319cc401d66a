import type { CatalogueIndex } from "../../rules/catalogue/CatalogueIndex.ts";
import { type PageSources, previewPolicy } from "../../rules/pages/pagePolicy.ts";
import { pageRegion } from "../../rules/pages/pageRegion.ts";
import type { Language, ShippingRateRow, Site } from "../../types.ts";
import { overlayFetch } from "../overlayFetch.ts";
import { inlineLook } from "./inlineLook.ts";
import { previewAddress } from "./previewAddress.ts";
import { toPreview } from "./previewHtml.ts";
import type { Change } from "./readChange.ts";

interface RenderedShop {
  ownSite: string;
  sites: readonly Site[];
  shippingRates: readonly ShippingRateRow[];
  catalogue: CatalogueIndex;
  language: Language;
  now: Date;
}

/** How a change is rendered: as the page of a guest, over the shop's own answers with the changed documents in them. */
export interface Preview {
  /** Path of the page. */
  url: string;
  site: string;
  /** The page's context, as far as it depends on the change. */
  page: ReturnType<typeof pageRegion> & { plainCart: string | undefined };
  overlay: (fetch: typeof globalThis.fetch) => typeof globalThis.fetch;
  /** The page without scripts, with a banner that leads to `back`. */
  finish: (html: string, nonce: string, back: string) => string;
  /** Headers of the finished page. */
  headers: (nonce: string, sources: PageSources) => Record<string, string>;
}

/** Headers of every answer to a form of the desk. */
export const previewHeaders: Readonly<Record<string, string>> = {
  "cache-control": "no-store",
  "x-robots-tag": "noindex, nofollow",
  "content-type": "text/html; charset=utf-8",
};

/** Plans the page of a change; undefined where the shop does not have its site. */
export function planPreview(
  { changed, site: code, beside = [] }: Change,
  { catalogue, language, now, ...shop }: RenderedShop,
): Preview | undefined {
  const stored = shop.sites.find((each) => each.code === code);
  if (stored === undefined) return undefined;
  const documents = [...beside, changed];
  const settings = documents.filter(({ part }) => part === "sites").at(-1);
  const site = settings?.part === "sites" ? settings.row : stored;
  const { path: url, plainCart } = previewAddress(changed, language, site, { catalogue, now });
  const sites = shop.sites.map((each) => (each.code === code ? site : each));
  // The bag has a page for browsers without scripts alone: to this one the browser counts as such.
  const sandbox = changed.part === "promotions" ? "; sandbox allow-same-origin" : "";
  return {
    url,
    site: code,
    page: { ...pageRegion(site, { cookies: undefined, site: code }), plainCart },
    overlay: (fetch) =>
      documents.reduce(
        (inner, each) => overlayFetch(inner, each, { ...shop, site: code, sites, catalogue, language, now }),
        fetch,
      ),
    finish: (html, nonce, back) => toPreview(inlineLook(html, site.look, nonce), language, back),
    headers: (nonce, sources) => ({
      ...previewHeaders,
      "content-security-policy": previewPolicy({ nonce }, sources) + sandbox,
    }),
  };
}
