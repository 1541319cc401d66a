import { getSeoKey, parsePath } from "@velours/sdk/rules";
import type { Collection } from "@velours/sdk/types";
import { type Listing, paths } from "./listing.ts";
import { seoTexts } from "./seoTexts.ts";

const paragraph = (text: string) => `<p>${text}</p>`;

function findSeoTexts(path: string) {
  const levels = parsePath(path);
  const key = levels?.kind === "listing" ? getSeoKey(levels) : null;
  return key && seoTexts[key];
}

function make(path: string, { handle, en, fr, text, texte, banner, footer }: Listing): Collection {
  const seo = findSeoTexts(path);
  return {
    handle,
    title: en,
    description: paragraph(text),
    meta: {
      mobile_banner: banner ? `/assets/img/collections/${handle}-phone.svg` : null,
      desktop_banner: banner ? `/assets/img/collections/${handle}.svg` : null,
      footer_title: footer ? footer.en[0] : null,
      footer_description: footer ? paragraph(footer.en[1]) : null,
      ...(seo && { seoTitle: seo[0], seoDescription: seo[1] }),
    },
    translations: {
      fr: {
        title: fr,
        description: paragraph(texte),
        ...(footer ? { footer_title: footer.fr[0], footer_description: paragraph(footer.fr[1]) } : {}),
        ...(seo && { seoTitle: seo[2], seoDescription: seo[3] }),
      },
    },
  };
}

/** A single collection for each handle: two of the 49 paths share anal-douches. */
export const collections: Collection[] = [
  ...new Map(paths().map(({ path, listing }) => [listing.handle, make(path, listing)])).values(),
];

/** Handles of the collections with banners. */
export const bannered: string[] = collections
  .filter(({ meta }) => meta.desktop_banner)
  .map(({ handle }) => handle);
