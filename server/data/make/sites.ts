import type { AgeNotice, Site, SiteCode } from "@velours/sdk/types";
import { home } from "./home.ts";
import { navigation } from "./navigation.ts";
import { productId } from "./products.ts";
import { regions } from "./regions.ts";
import { boutiqueTexts, description, texts } from "./texts.ts";

const warrantyTypes = [
  "Anal",
  "Anal Beads",
  "Blindfolds, Masks & Gags",
  "Blindfolds",
  "Masks & Gags",
  "Bondage Kits",
  "Bundle",
  "Butt Plugs",
  "Cock Rings",
  "Couples",
  "Dildo",
  "Dildos",
  "For Him",
  "Handcuffs & Restraints",
  "Kink",
  "Leashes & Collars",
  "Masturbators & Strokers",
  "Prostate Massagers",
  "Sex Furniture",
  "Vibrators",
  "Wellness",
];

const ageNotice: AgeNotice = {
  minimumAge: 18,
  leaveUrl: "https://www.example.org/",
  text: "What we sell is made for adults. Please confirm your age before you look around; we keep the answer on this device only.",
  text_fr:
    "Ce que nous vendons est fait pour les adultes. Veuillez confirmer votre âge avant de regarder\u00a0; la réponse reste sur cet appareil.",
};

function store(code: SiteCode, name: string, tagline: string, tagline_fr: string): Site {
  return {
    code,
    name,
    source: code,
    brand: "velours",
    supportEmail: "care@velours.example",
    seller: {
      name: "Velours Retail LLC",
      address: ["80 Mercer Street", "New York NY 10012", "United States"],
      taxNumber: "US 00-0000000",
      registration: null,
    },
    tagline,
    tagline_fr,
    ...description,
    look: { wordmark: name.toLowerCase(), mark: "ribbon" },
    texts: code === "boutique" ? boutiqueTexts : texts,
    minimumAge: 18,
    languages: { default: "en", supported: ["en", "fr"] },
    currencies: ["USD", "CAD", "GBP", "EUR"],
    regions,
    navigation: navigation(code),
    flags: {
      show_product_protection_october_2025: "enhanced",
      trustpilot_checkout_april_21_2025: "enhanced",
      showKlarna: true,
      elasticity: null,
    },
    limits: { pageSize: 24, addOnMinimum: 29, cartMaxAgeDays: 30 },
    creditsDisplay: code === "boutique",
    payments: { gateway: "braintree", environment: "sandbox" },
    warrantyProductId: productId("product-protection"),
    warrantyTypes,
    giftCardProductId: productId("gift-card"),
    ...(code === "closet" && { ageNotice }),
    home: home(code),
  };
}

/** A site without a shelf of its own: its settings only. */
const without = (site: Site): Site => ({
  ...site,
  navigation: [],
  warrantyProductId: null,
  warrantyTypes: [],
  giftCardProductId: null,
  home: {},
});

/** The six sibling sites; only the stores sell. */
export const sites: Site[] = [
  store("boutique", "Velours", "Quiet pleasures, well made", "Des plaisirs discrets, bien faits"),
  store("outlet", "Velours Outlet", "The same things for less", "Les mêmes choses pour moins"),
  store("closet", "Velours Closet", "Our own label and friends", "Notre marque et ses amis"),
  without(store("content", "Velours Journal", "Reading for grown-ups", "De la lecture pour adultes")),
  without(store("plus", "Velours Plus", "For subscribers", "Pour les abonnés")),
  without(
    store("admin", "Velours Desk", "For those who work here", "Pour celles et ceux qui travaillent ici"),
  ),
];
