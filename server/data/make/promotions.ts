import type { Promotion, SiteCode } from "@velours/sdk/types";
import { productId, products } from "./products.ts";

type Words = [title: string, text: string];
type Draft = Omit<Promotion, "id" | "site" | "enabled" | "discount"> & Partial<Pick<Promotion, "discount" | "enabled">>;

/** The free product of a tier, as the contract shows them. */
function gift(handle: string) {
  const { id, title, images, price } = products[productId(handle) - products[0]!.id]!;
  return { id, title, image: images[0]!.src, price };
}

const inCollection = (handle: string) => products.filter(({ collections }) => collections?.includes(handle)).map(({ id }) => id);

/** A promotion of each of the eight types; the code of each is the store's own. */
function eight(code: Record<Promotion["type"], string>, percent: number): Draft[] {
  const fr = (description: string) => ({ fr: { description } });
  return [
    { name: code.percentage, type: "percentage", discount: percent, description: `Up to ${percent}% off your order`, translations: fr(`Jusqu’à ${percent} % sur votre commande`) },
    { name: code.percentage_product, type: "percentage_product", discount: 20, product_id: productId("halo"), description: "Up to 20% off the Halo", translations: fr("Jusqu’à 20 % sur le Halo") },
    {
      name: code.percentage_threshold, type: "percentage_threshold", description: "The more you spend, the more you save", translations: fr("Plus vous dépensez, plus vous économisez"),
      properties: [{ threshold: 75, discount: 10 }, { threshold: 125, discount: 15 }, { threshold: 200, discount: 20 }],
    },
    {
      name: code.percentage_threshold_free_product, type: "percentage_threshold_free_product", discount: 10, description: "Up to 10% off and a gift that grows", translations: fr("Jusqu’à 10 % et un cadeau qui grandit"),
      properties: [{ threshold: 60, free_product: gift("satin-pouch") }, { threshold: 120, free_product: gift("murmur-bullet") }, { threshold: 200, free_product: gift("halo") }],
    },
    { name: code.free_product, type: "free_product", minimum: 50, free_product_id: productId("satin-pouch"), description: "A free satin pouch from $50", translations: fr("Une pochette de satin offerte dès 50 $") },
    {
      name: code.free_product_quantity_threshold, type: "free_product_quantity_threshold", free_product_id: productId("stillwater-sachets"), description: "A free gift, and less shipping with each item", translations: fr("Un cadeau, et moins de frais de port à chaque article"),
      properties: [{ type: "amount", threshold: 2, amount: 3 }, { type: "percentage", threshold: 3, amount: 50 }, { type: "percentage", threshold: 4, amount: 100 }],
    },
    {
      name: code.amount_threshold, type: "amount_threshold", minimum: 100, description: "Up to $50 off", translations: fr("Jusqu’à 50 $ de remise"),
      properties: [{ threshold: 100, discount: 15 }, { threshold: 150, discount: 25 }, { threshold: 250, discount: 50 }],
    },
    { name: code.amount, type: "amount", discount: 10, description: "$10 off", translations: fr("10 $ de remise") },
  ];
}

const boutique: Draft[] = [
  ...eight({ percentage: "WELCOME15", percentage_product: "HALO20", percentage_threshold: "SPENDMORE", percentage_threshold_free_product: "GIFTUP", free_product: "FREETOY", free_product_quantity_threshold: "TAKEFOUR", amount_threshold: "BIGBAG", amount: "TENOFF" }, 15),
  { name: "LASTCHANCE", type: "percentage", discount: 15, description: "Up to 15% off, just for you", translations: { fr: { description: "Jusqu’à 15 % rien que pour vous" } } },
  { name: "EXPIRED24", type: "percentage", discount: 25, date_expired: 1735689600, description: "Up to 25% off until the end of 2024", translations: { fr: { description: "Jusqu’à 25 % de remise avant fin 2024" } } },
  { name: "ENDED", type: "percentage", discount: 30, enabled: false, description: "Up to 30% off in a sale that is over", translations: { fr: { description: "Jusqu’à 30 % lors de soldes terminées" } } },
  { name: "FREESHIP", type: "percentage", discount: 0, free_shipping: true, description: "Free standard shipping", translations: { fr: { description: "Livraison standard offerte" } } },
  { name: "OVER100", type: "percentage", discount: 20, minimum: 100, description: "Up to 20% off from $100", translations: { fr: { description: "Jusqu’à 20 % dès 100 $" } } },
  { name: "UNDER80", type: "percentage", discount: 10, maximum: 80, description: "Up to 10% off small orders", translations: { fr: { description: "Jusqu’à 10 % sur les petites commandes" } } },
  { name: "PAIRUP", type: "percentage", discount: 25, required_product_ids: `${productId("halo")},${productId("stillwater-lubricant")}`, description: "Up to 25% off with the Halo and Stillwater together", translations: { fr: { description: "Jusqu’à 25 % avec le Halo et Stillwater ensemble" } } },
  { name: "INSIDER", type: "percentage", discount: 20, required_email: true, description: "Up to 20% off for subscribers", translations: { fr: { description: "Jusqu’à 20 % pour les abonnés" } } },
  { name: "FIRST100", type: "percentage", discount: 20, usage_limit: 100, description: "Up to 20% off for the first hundred", translations: { fr: { description: "Jusqu’à 20 % pour les cent premiers" } } },
  { name: "ONLYONE", type: "amount", discount: 5, usage_limit: 1, description: "$5 off, once", translations: { fr: { description: "5 $ de remise, une seule fois" } } },
  { name: "DEEPCUT", type: "percentage", discount: 40, override_minimum_product_prices: true, description: "40% off the whole bag", translations: { fr: { description: "40 % sur tout le panier" } } },
  { name: "LUBE20", type: "percentage", discount: 20, included_collection_product_ids: inCollection("lubricants"), description: "Up to 20% off lubricants and hygiene", translations: { fr: { description: "Jusqu’à 20 % sur les lubrifiants et l’hygiène" } } },
  { name: "NOTKINK", type: "percentage", discount: 15, excluded_collection_product_ids: inCollection("kink"), description: "Up to 15% off everything but kink", translations: { fr: { description: "Jusqu’à 15 % sur tout sauf kink" } } },
  { name: "NOTHALO", type: "percentage", discount: 15, excluded_product_ids: [productId("halo")], description: "Up to 15% off everything but the Halo", translations: { fr: { description: "Jusqu’à 15 % sur tout sauf le Halo" } } },
  { name: "DOUBLE", type: "percentage", discount: 5, credits_type: "multiplier", credits_amount: 2, description: "Up to 5% off and double cash back", translations: { fr: { description: "Jusqu’à 5 % et cagnotte doublée" } } },
  { name: "BONUS5", type: "amount", discount: 5, credits_type: "amount", credits_amount: 5, description: "$5 off and $5 cash back", translations: { fr: { description: "5 $ de remise et 5 $ en cagnotte" } } },
];

const outlet = eight({ percentage: "OUTLET10", percentage_product: "OUTLETHALO", percentage_threshold: "OUTLETMORE", percentage_threshold_free_product: "OUTLETGIFT", free_product: "OUTLETFREE", free_product_quantity_threshold: "OUTLETFOUR", amount_threshold: "OUTLETBAG", amount: "OUTLETTEN" }, 10);
const closet = eight({ percentage: "CLOSET12", percentage_product: "CLOSETHALO", percentage_threshold: "CLOSETMORE", percentage_threshold_free_product: "CLOSETGIFT", free_product: "CLOSETFREE", free_product_quantity_threshold: "CLOSETFOUR", amount_threshold: "CLOSETBAG", amount: "CLOSETTEN" }, 12);

const notified: Record<string, { en: Words; fr: Words; image: string }> = {
  WELCOME15: { image: "/assets/img/promotions/welcome.svg", en: ["Welcome", "Up to 15% off is waiting in your bag."], fr: ["Bienvenue", "Jusqu’à 15 % vous attendent dans votre panier."] },
  FREETOY: { image: "/assets/img/promotions/gift.svg", en: ["A gift for you", "A satin pouch comes with orders from $50."], fr: ["Un cadeau pour vous", "Une pochette de satin accompagne les commandes dès 50 $."] },
  GIFTUP: { image: "/assets/img/promotions/gift.svg", en: ["It grows", "Each step brings a better gift."], fr: ["Il grandit", "Chaque palier apporte un plus beau cadeau."] },
  FREESHIP: { image: "/assets/img/promotions/parcel.svg", en: ["Shipping is on us", "In a plain box, as always."], fr: ["La livraison est offerte", "Dans une boîte sobre, comme toujours."] },
};

function notify(draft: Draft): Draft {
  const words = notified[draft.name];
  if (!words) return draft;
  const notification = ([title, description]: Words) => ({ title, description, image: words.image });
  return {
    ...draft,
    notification: notification(words.en),
    translations: { fr: { ...draft.translations?.fr, notification: notification(words.fr) } },
  };
}

const site = (code: SiteCode, drafts: Draft[]) => drafts.map((draft) => ({ site: code, ...notify(draft) }));

/** Promotions of the three stores: each of the eight types, and one for each condition. Codes are unique over all stores. */
export const promotions: Promotion[] = [...site("boutique", boutique), ...site("outlet", outlet), ...site("closet", closet)].map(
  (draft, index) => ({ id: index + 1, discount: 0, enabled: true, ...draft }),
);
