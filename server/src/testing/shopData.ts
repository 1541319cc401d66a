import type { ReviewRow } from "@velours/sdk/shop";
import type {
  Campaign,
  CampaignPage,
  Collection,
  GiftCard,
  Inventory,
  Notification,
  Page,
  Product,
  Promotion,
  ShippingRateRow,
  Site,
  UpsellOffer,
  Variant,
} from "@velours/sdk/types";

const prices = (usd: number) => ({ USD: usd, CAD: usd + 16, GBP: usd - 1, EUR: usd - 1 });

function variant(id: number, usd: number, more: Partial<Variant> = {}): Variant {
  return {
    id,
    sku: `SKU-${id}`,
    option1: "Default Title",
    price: usd,
    compare_at_price: null,
    prices: prices(usd),
    taxable: true,
    image_id: null,
    inventory_policy: "deny",
    ...more,
  };
}

function stock(variantId: number, quantity: number | null, more: Partial<Inventory> = {}): Inventory {
  return {
    variant_id: variantId,
    region: "US",
    requires_shipping: true,
    level: quantity === null ? "unlimited" : "high",
    quantity,
    ...more,
  };
}

function product(id: number, title: string, variants: Variant[], more: Partial<Product> = {}): Product {
  const usd = variants[0]?.prices.USD ?? 0;
  return {
    id,
    handle: title.toLowerCase(),
    title,
    description: `<p>${title}.</p>`,
    vendor: "Maison Velours",
    type: "Vibrators",
    images: [{ id: id * 10, src: `/assets/img/products/${id}.svg`, alt: title }],
    meta: { category: "sex-toys", subcategory: "vibrators" },
    price: usd,
    prices: prices(usd),
    variants,
    inventories: variants.map((item) => stock(item.id, 100)),
    collections: ["vibrators"],
    sources: ["boutique", "outlet"],
    created_at: "2026-01-01T00:00:00.000Z",
    popularity: 0,
    ...more,
  };
}

/** Ids of the test shop, named. */
export const ids = {
  halo: { product: 1, violet: 11, lastBlack: 12 },
  preorder: { product: 2, variant: 21 },
  ebook: { product: 3, variant: 31 },
  addOn: { product: 4, variant: 41 },
  gift: { product: 5, variant: 51 },
  warranty: { product: 6, variant: 61 },
  giftCard: { product: 7, variant: 71 },
  bundle: { product: 8, variant: 81 },
  retired: { product: 9, variant: 91 },
} as const;

export const products: Product[] = [
  product(
    1,
    "Halo",
    [
      variant(11, 48, { option1: "Violet", compare_at_price: 60, compare_at_prices: prices(60) }),
      variant(12, 52, { option1: "Black" }),
    ],
    {
      inventories: [stock(11, 40), stock(12, 1)],
      attributes: { color: ["violet", "black"], function: ["vibrating"] },
      minimum_prices: { USD: 30 },
      popularity: 50,
      created_at: "2026-03-01T00:00:00.000Z",
      translations: { fr: { title: "Halo (fr)", description: "<p>Tout en douceur.</p>" } },
      images: [
        {
          id: 10,
          src: "/assets/img/products/1.svg",
          alt: "Halo",
          translations: { fr: { alt: "Halo, en français" } },
        },
      ],
      videos: [
        {
          id: 1,
          src: "/halo.webm",
          poster: "/halo.svg",
          title: "Halo from every side",
          captions: [],
          translations: { fr: { title: "Halo, de tous côtés" } },
        },
      ],
      testimonials: [
        {
          id: 1,
          author: "Camille",
          quote: "Quiet.",
          video: { id: 2, src: "/camille.webm", poster: "/halo.svg", title: "Camille" },
          translations: { fr: { quote: "Discret." } },
        },
      ],
    },
  ),
  product(2, "Lune", [variant(21, 120, { inventory_policy: "continue" })], {
    vendor: "Lune & Café",
    inventories: [stock(21, 0)],
    attributes: { color: ["violet"] },
    popularity: 40,
    created_at: "2026-04-01T00:00:00.000Z",
  }),
  product(3, "Guide", [variant(31, 20, { taxable: false })], {
    type: "E-Book",
    inventories: [stock(31, null, { region: "INTL", requires_shipping: false })],
    meta: { category: "books", download_url: "/assets/files/guide.pdf" },
    collections: ["books"],
  }),
  product(4, "Wipes", [variant(41, 9)], {
    meta: { addon_item: true },
    collections: ["care"],
    attributes: { girth: ["1.5"], length: ["7.5"] },
  }),
  product(5, "Pouch", [variant(51, 15)], {
    collections: ["care"],
    attributes: { color: ["black"], girth: ["1.5"], length: ["7"] },
  }),
  product(6, "Protection", [variant(61, 5, { taxable: false })], {
    type: "Warranty",
    inventories: [stock(61, null, { region: "INTL", requires_shipping: false })],
    collections: [],
  }),
  product(7, "Gift card", [variant(71, 50, { option1: "$50", taxable: false })], {
    type: "Gift Card",
    inventories: [stock(71, null, { region: "INTL", requires_shipping: false })],
    collections: [],
  }),
  product(8, "Set", [variant(81, 90)], { type: "Bundle", bundle_product_ids: [1, 9], collections: ["sets"] }),
  product(9, "Retired", [variant(91, 30)], { enabled: false }),
  product(10, "Closet", [variant(101, 40)], { sources: ["closet"], collections: ["closet"] }),
  ...Array.from({ length: 30 }, (_, index) =>
    product(100 + index, `Many ${index}`, [variant(1000 + index, 10 + index)], {
      collections: ["many"],
      vendor: index % 2 === 0 ? "Even" : "Odd",
      popularity: index,
      ...(index === 0 ? { strategies: { gentle: 1000 } } : {}),
    }),
  ),
];

export const collections: Collection[] = ["vibrators", "books", "care", "sets", "many"].map((handle) => ({
  handle,
  title: `All ${handle}`,
  description: `<p>${handle}</p>`,
  meta: { footer_title: "How to choose" },
  translations: { fr: { title: `Tout ${handle}`, footer_title: "Comment choisir" } },
}));

function promotion(id: number, name: string, more: Partial<Promotion> = {}): Promotion {
  return {
    id,
    name,
    description: name,
    type: "percentage",
    discount: 15,
    enabled: true,
    site: "boutique",
    ...more,
  };
}

export const promotions: Promotion[] = [
  promotion(1, "WELCOME15", { translations: { fr: { description: "Bienvenue" } } }),
  promotion(2, "EXPIRED", { date_expired: 1_600_000_000 }),
  promotion(3, "OFF", { enabled: false }),
  promotion(4, "OUTLET10", { site: "outlet" }),
  promotion(5, "MIN100", { minimum: 100 }),
  promotion(6, "GIFT", { type: "free_product", discount: 0, free_product_id: 5 }),
  promotion(7, "ONCE", { type: "amount", discount: 10, usage_limit: 1 }),
  promotion(8, "FREESHIP", { discount: 0, free_shipping: true }),
];

export const giftCards: GiftCard[] = [
  { code: "1000-0000-0000-0001", amount_remaining: 500, site: "boutique", currency: "USD" },
  { code: "1000-0000-0000-0002", amount_remaining: 20, site: "boutique", currency: "USD" },
  { code: "1000-0000-0000-0003", amount_remaining: 0, site: "boutique", currency: "USD" },
  { code: "1000-0000-0000-0004", amount_remaining: 50, site: "outlet", currency: "USD" },
  { code: "1000-0000-0000-0005", amount_remaining: 50, site: "boutique", currency: "CAD" },
];

function rate(identifier: string, more: Partial<ShippingRateRow> = {}): ShippingRateRow {
  return {
    identifier,
    service: "usps",
    type: "standard",
    label: "Standard",
    label_fr: "Ordinaire",
    countries: ["US"],
    currency: "USD",
    amount: 7,
    range: { min: 0, max: null },
    estimate: { type: "relative", unit: "days", value: [3, 6] },
    ...more,
  };
}

export const shippingRates: ShippingRateRow[] = [
  rate("us-standard", { range: { min: 0, max: 69 } }),
  rate("us-standard-free", { amount: 0, range: { min: 69, max: null } }),
  rate("us-express", { type: "express", label: "Express", label_fr: "Express", amount: 18 }),
  rate("gb-usd-standard", { countries: ["GB"], amount: 24, duties: 4.5 }),
  rate("gb-standard", { countries: ["GB"], currency: "GBP", amount: 6, duties: 4.5 }),
];

export const sites: Site[] = (["boutique", "outlet", "closet", "admin"] as const).map((code) => ({
  code,
  name: "Velours",
  look: { mark: "ribbon" },
  source: code,
  brand: "velours",
  supportEmail: "care@velours.example",
  languages: { default: "en", supported: ["en", "fr"] },
  currencies: ["USD", "CAD", "GBP", "EUR"],
  regions: [
    { label: "United States", country: "US", currency: "USD", fulfillment: "US" },
    { label: "United Kingdom", country: "GB", currency: "GBP", fulfillment: "EU" },
  ],
  navigation: [],
  flags: { showKlarna: true },
  limits: { pageSize: 24, addOnMinimum: 29, cartMaxAgeDays: 30 },
  creditsDisplay: code === "boutique",
  payments: { gateway: "braintree", environment: "sandbox" },
  warrantyProductId: 6,
  warrantyTypes: ["Vibrators"],
}));

export const upsellOffers: UpsellOffer[] = [
  {
    id: "three",
    site: "boutique",
    type: "single",
    trigger_product_ids: [120],
    product_ids: [100, 101, 102],
    percent: 20,
    minutes: 5,
  },
  {
    id: "together",
    site: "boutique",
    type: "bundle",
    trigger_product_ids: [121],
    product_ids: [103, 104, 105],
    percent: 25,
    minutes: 5,
  },
];

function notification(
  id: number,
  orders: Notification["orders"],
  more: Partial<Notification> = {},
): Notification {
  return {
    id,
    title: "15% off",
    subtitle: "Welcome",
    description: "<p>On anything.</p>",
    image: "/assets/img/promotions/welcome.svg",
    link: "/vibrators?promo_code=WELCOME15",
    cta_text: "Take it",
    date_expired: null,
    date_published: 1767225600,
    ...(orders ? { orders } : {}),
    translations: { fr: { title: "15 % de remise", cta_text: "J’en profite" } },
    ...more,
  };
}

export const notifications: Notification[] = [
  notification(1, { boutique: 2, outlet: 1 }),
  notification(2, { boutique: 1 }, { renews_days: 7 }),
  notification(3, { boutique: 3 }, { date_published: 4102444800 }),
  notification(4, { boutique: 4 }, { date_expired: 1700000000 }),
];

function campaign(id: number, zone: number, more: Partial<Campaign> = {}): Campaign {
  return {
    id,
    zone,
    title: `Campaign ${id}`,
    image: null,
    url: "/vibrators",
    html: "<p>Quiet.</p>",
    ...more,
  };
}

export const campaigns: Campaign[] = [
  campaign(1, 38, { translations: { fr: { title: "Campagne 1" } } }),
  campaign(2, 38, { provider_id: "7" }),
  campaign(3, 46, { sites: ["outlet"] }),
  campaign(4, 47, { sites: ["boutique"] }),
];

function campaignPage(
  kind: CampaignPage["kind"],
  handle: string,
  more: Partial<CampaignPage> = {},
): CampaignPage {
  return {
    kind,
    handle,
    title: "A campaign",
    description: "<p>Once each.</p>",
    image: null,
    button: "Enter",
    date_expired: null,
    fields: ["email"],
    product_ids: [],
    questions: [],
    segments: [],
    winners: [],
    ...more,
  };
}

const evening = {
  id: "evening",
  text: "What kind of evening?",
  text_fr: "Quelle sorte de soirée ?",
  options: [
    { id: "calm", text: "Calm", text_fr: "Calme", outcome: "care" },
    { id: "bold", text: "Bold", outcome: "toys" },
  ],
};

export const campaignPages: CampaignPage[] = [
  campaignPage("daily-deals", "today", {
    button: null,
    fields: [],
    product_ids: [1, 2],
    renews_days: 1,
    shown_products: 1,
  }),
  campaignPage("giveaway", "halo", {
    fields: ["email", "name"],
    winners: [{ name: "Ada M.", prize: "Halo", date: 1767225600 }],
    outcomes: [{ id: "in", title: "You are in", title_fr: "C’est noté", description: "<p>Good luck.</p>" }],
    translations: { fr: { title: "Une opération", button: "Participer" } },
  }),
  campaignPage("giveaway", "over", { date_expired: 1700000000 }),
  campaignPage("private-sale", "current", {
    sites: ["boutique"],
    outcomes: [{ id: "code", title: "Welcome", description: "", promotion: "WELCOME15" }],
  }),
  campaignPage("quiz", "current", {
    fields: ["email", "answers"],
    questions: [evening, { ...evening, id: "company" }, { ...evening, id: "season" }],
    outcomes: [
      { id: "care", title: "Care", description: "", product_ids: [4, 5] },
      { id: "toys", title: "Toys", description: "", product_ids: [1] },
    ],
  }),
  campaignPage("spin-to-win", "current", {
    segments: [
      { id: "prize", label: "15% off", label_fr: "15 % de remise", weight: 1, outcome: "prize" },
      { id: "never", label: "Everything", weight: 0, outcome: "never" },
      { id: "thanks", label: "Next time", weight: 1 },
    ],
    outcomes: [
      { id: "prize", title: "You won", description: "", promotion: "WELCOME15" },
      { id: "never", title: "All", description: "", promotion: "OUTLET10" },
    ],
  }),
];

export const pages: Page[] = [
  {
    handle: "terms",
    title: "Terms",
    description: "What holds between us.",
    html: "<p>Be 18.</p>",
    position: 2,
    translations: { fr: { title: "Conditions", html: '<p>Ayez 18 ans. <a href="/help">Aide</a></p>' } },
  },
  { handle: "terms", site: "outlet", title: "Outlet terms", html: "<p>No returns.</p>" },
  { handle: "privacy", title: "Privacy", html: "<p>We keep little.</p>", position: 1 },
  { handle: "draft", title: "Draft", html: "<p>Soon.</p>", published: false },
];

const review = (id: number, stars: number, language: string, more: Partial<ReviewRow> = {}): ReviewRow => ({
  id,
  product_id: 1,
  stars,
  author: "Camille",
  language,
  created_at: `2026-08-${10 + id}T00:00:00Z`,
  ...more,
});

export const reviews: ReviewRow[] = [
  review(1, 5, "en", { title: "Quiet", body: "Softer than I thought.", verified: true }),
  review(2, 4, "fr", { title: "Discret" }),
  review(3, 3, "en"),
  review(4, 5, "fr"),
  review(5, 1, "en", { enabled: false }),
  review(6, 2, "en", { product_id: 2 }),
];
