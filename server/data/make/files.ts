import { banner, formats } from "./art/banner.ts";
import { hero } from "./art/hero.ts";
import { picture } from "./art/picture.ts";
import { campaignPages, stages } from "./campaignPages.ts";
import { campaigns } from "./campaigns.ts";
import { bannered, collections } from "./collections.ts";
import { captionFiles } from "./films.ts";
import { giftCards } from "./giftCards.ts";
import { heroGoods } from "./home.ts";
import { notifications } from "./notifications.ts";
import { pages } from "./pages.ts";
import { drawings, products, subjectOf } from "./products.ts";
import { promotions } from "./promotions.ts";
import { reviews } from "./reviews.ts";
import { shippingRates } from "./shippingRates.ts";
import { sites } from "./sites.ts";
import { upsellOffers } from "./upsellOffers.ts";

/** A row a line: small to read, small to compare. */
const rows = (list: readonly unknown[]) => `[\n${list.map((row) => JSON.stringify(row)).join(",\n")}\n]\n`;

const images = "web/public/assets/img";

/** Every file of the demo: path from the repository's root, and text. */
export function files(): Map<string, string> {
  const all = new Map<string, string>([
    ["server/data/demo/products.json", rows(products)],
    ["server/data/demo/reviews.json", rows(reviews)],
    ["server/data/demo/collections.json", rows(collections)],
    ["server/data/demo/promotions.json", rows(promotions)],
    ["server/data/demo/gift-cards.json", rows(giftCards)],
    ["server/data/demo/shipping-rates.json", rows(shippingRates)],
    ["server/data/demo/sites.json", rows(sites)],
    ["server/data/demo/pages.json", rows(pages)],
    ["server/data/demo/notifications.json", rows(notifications)],
    ["server/data/demo/campaigns.json", rows(campaigns)],
    ["server/data/demo/campaign-pages.json", rows(campaignPages)],
    ["server/data/demo/upsell-offers.json", rows(upsellOffers)],
  ]);
  for (const { name, subject, views } of drawings) {
    all.set(`${images}/products/${name}.svg`, picture(subject, views));
  }
  // Pages without a collection, for the home page.
  for (const handle of [...bannered, "gift-cards", "help"]) {
    all.set(`${images}/collections/${handle}.svg`, banner(handle, formats.wide));
  }
  for (const handle of bannered) {
    all.set(`${images}/collections/${handle}-phone.svg`, banner(handle, formats.phone));
    all.set(`${images}/collections/${handle}-tile.svg`, banner(handle, formats.tile));
  }
  all.set(
    `${images}/promotions/welcome.svg`,
    picture({ product: "welcome", shape: "giftcard", colour: "Violet" }),
  );
  all.set(`${images}/promotions/gift.svg`, picture({ product: "gift", shape: "pouch", colour: "Rose" }));
  all.set(`${images}/promotions/parcel.svg`, picture({ product: "parcel", shape: "parcel", colour: "Sand" }));
  for (const [name, handles] of Object.entries(stages)) {
    all.set(`${images}/campaigns/${name}.svg`, banner(name, formats.stage, handles.map(subjectOf)));
  }
  for (const { name, dark, light, goods } of heroGoods) {
    all.set(`${images}/heroes/${name}.svg`, hero(dark, light, goods.map(subjectOf)));
  }
  for (const [path, text] of captionFiles()) all.set(`web/public/${path}`, text);
  return all;
}
