import type { Collection } from "@velours/sdk/types";
import { type Listing, paths } from "./listing.ts";

const paragraph = (text: string) => `<p>${text}</p>`;

function make({ handle, en, fr, text, texte, banner, footer }: Listing): Collection {
  return {
    handle,
    title: en,
    description: paragraph(text),
    meta: {
      mobile_banner: banner ? `/assets/img/collections/${handle}-phone.svg` : null,
      desktop_banner: banner ? `/assets/img/collections/${handle}.svg` : null,
      footer_title: footer ? footer.en[0] : null,
      footer_description: footer ? paragraph(footer.en[1]) : null,
    },
    translations: {
      fr: {
        title: fr,
        description: paragraph(texte),
        ...(footer ? { footer_title: footer.fr[0], footer_description: paragraph(footer.fr[1]) } : {}),
      },
    },
  };
}

/** A single collection for each handle: two of the 49 paths share anal-douches. */
export const collections: Collection[] = [
  ...new Map(paths().map(({ listing }) => [listing.handle, make(listing)])).values(),
];

/** Handles of the collections with banners. */
export const bannered: string[] = collections
  .filter(({ meta }) => meta.desktop_banner)
  .map(({ handle }) => handle);
