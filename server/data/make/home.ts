import type { NavigationMenuEntry, Site, SiteCode } from "@velours/sdk/types";
import { navigation } from "./navigation.ts";
import { productId } from "./products.ts";

type Home = NonNullable<Site["home"]>;
type Tile = NonNullable<Home["hero"]>;

const picture = (name: string) => `/assets/img/collections/${name}.svg`;
/** Heroes drawn on the dark of their site, so that its words can stand on them; the nearest of the goods last. */
export const heroGoods: { name: string; dark: string; light: string; goods: string[] }[] = [
  { name: "glass", dark: "#36140a", light: "#f0b394", goods: ["ripple-glass-wand", "anchor-comfort-plug"] },
  {
    name: "evenings",
    dark: "#36140a",
    light: "#f0b394",
    goods: ["stillwater-lubricant", "cream-hybrid-lubricant"],
  },
  { name: "apparel", dark: "#08211f", light: "#8fd0be", goods: ["relay-jockstrap", "jetty-swim-short"] },
];
const heroPicture = (name: string) => `/assets/img/heroes/${name}.svg`;
const link = (url: string, label: string, label_fr: string): Tile => ({ label, label_fr, url });

/** First tile of each site's home page. */
const heroes: Partial<Record<SiteCode, Tile>> = {
  boutique: {
    label: "Pleasure, kindly done.",
    label_fr: "Le plaisir, tout en douceur.",
    text: "Body-safe pieces from makers we trust, chosen for gay and wider LGBTQ+ shoppers, and anyone who's curious. In a plain box, at your door.",
    text_fr:
      "Des pièces sans danger pour le corps, de fabricants de confiance, choisies pour le public gay et LGBTQ+, et pour tous les curieux. Dans une boîte neutre, à votre porte.",
    action: "See our top picks",
    action_fr: "Voir nos coups de cœur",
    url: "/top-picks",
    image: "/assets/img/home/hero.svg",
  },
  outlet: {
    label: "The same things for less.",
    label_fr: "Les mêmes choses, pour moins.",
    text: "Last pieces and last colours of what the boutique sells, checked, sealed and in a plain box.",
    text_fr:
      "Dernières pièces et derniers coloris de la boutique, vérifiés, scellés et dans une boîte neutre.",
    action: "See what is reduced",
    action_fr: "Voir les pièces en promo",
    url: "/top-picks",
    image: heroPicture("glass"),
  },
  closet: {
    label: "Made by us and by friends.",
    label_fr: "Faits par nous et par des amis.",
    text: "Our own label and a few makers we know by name. Soft things to wear, and what goes with them.",
    text_fr:
      "Notre marque et quelques fabricants que nous connaissons. Des pièces douces à porter, et ce qui va avec.",
    action: "See our top picks",
    action_fr: "Voir nos coups de cœur",
    url: "/top-picks",
    image: heroPicture("apparel"),
  },
};

/** A season without a year, so that the demo shop has it at any date. */
const campaigns: Partial<Record<SiteCode, Home["campaigns"]>> = {
  outlet: [
    {
      hero: {
        label: "Slow evenings, small prices.",
        label_fr: "Longues soirées, petits prix.",
        text: "What the boutique kept for the end of the season, for as long as there is some of it.",
        text_fr: "Ce que la boutique gardait pour la fin de saison, tant qu’il en reste.",
        action: "See the season’s pieces",
        action_fr: "Voir les pièces de saison",
        url: "/top-picks",
        image: heroPicture("evenings"),
      },
      date_started: Date.UTC(2026, 0, 1) / 1000,
      date_expired: Date.UTC(2100, 0, 1) / 1000,
    },
  ],
};

const tiles: Tile[] = [
  {
    label: "Gift cards",
    label_fr: "Cartes-cadeaux",
    text: "For somebody who would rather choose. It comes on the day you choose.",
    text_fr: "Pour qui préfère choisir. Elle arrive le jour choisi.",
    action: "Give a card",
    action_fr: "Offrir une carte",
    url: `/product/${productId("gift-card")}`,
    image: picture("gift-cards"),
  },
  {
    label: "Questions, answered",
    label_fr: "Vos questions, nos réponses",
    text: "Materials, sizes, cleaning, delivery: what people ask us most.",
    text_fr: "Matières, tailles, entretien, livraison\u00a0: ce qu’on nous demande le plus.",
    action: "Read our answers",
    action_fr: "Lire nos réponses",
    url: "/help",
    image: picture("help"),
  },
];

const promises: NonNullable<Home["promises"]> = [
  {
    icon: "box",
    label: "Discreet shipping",
    label_fr: "Livraison discrète",
    text: "A plain box and a neutral sender. Nobody knows but you.",
    text_fr: "Une boîte neutre, un expéditeur neutre. Vous seul le savez.",
    fact: "freeShipping",
  },
  {
    icon: "chat",
    label: "Advice from people",
    label_fr: "Des conseils humains",
    text: "Write to us about anything. A person reads and answers.",
    text_fr: "Écrivez-nous à propos de tout. Une personne lit et répond.",
    fact: "advice",
  },
  {
    icon: "shield",
    label: "Body-safe, every piece",
    label_fr: "Sans danger pour le corps",
    text: "Skin-friendly materials, written on every product page.",
    text_fr: "Des matières douces pour la peau, indiquées sur chaque fiche.",
  },
];

const bestSellers: Tile[] = [
  link("/sex-toys/vibrators", "Best-selling vibrators", "Les vibromasseurs les plus vendus"),
  link(
    "/sex-toys/prostate-massagers",
    "Best-selling prostate massagers",
    "Les masseurs prostatiques les plus vendus",
  ),
  link(
    "/sex-toys/butt-plugs/training-sets",
    "Best-selling training sets",
    "Les coffrets d’apprentissage les plus vendus",
  ),
];

/** Listings with a picture of a tile, the largest first. */
const tiled = [
  "/sex-toys/vibrators",
  "/sex-toys/prostate-massagers",
  "/sex-toys/butt-plugs",
  "/sex-toys/dildos",
  "/sex-toys/masturbators",
  "/lubricants",
  "/kink",
  "/apparel",
];

const flatten = (menu: readonly NavigationMenuEntry[]): NavigationMenuEntry[] =>
  menu.flatMap((entry) => [entry, ...flatten(entry.menu ?? [])]);

/** The entry of a site's menus for a listing. */
const entryFor = (code: SiteCode, url: string): NavigationMenuEntry | undefined =>
  flatten(navigation(code)).find((entry) => entry.url === url && !entry.mobileOnly);

const categories = (code: SiteCode): Tile[] =>
  tiled.flatMap((url) => {
    const entry = entryFor(code, url);
    if (entry === undefined) return [];
    const { label, label_fr = label } = entry;
    return [{ ...link(url, label, label_fr), image: picture(`${url.split("/").at(-1)}-tile`) }];
  });

/** The home page of a store. */
export function home(code: SiteCode): Home {
  const hero = heroes[code];
  const running = campaigns[code];
  return {
    ...(hero && { hero }),
    ...(running && { campaigns: running }),
    categories: categories(code),
    rails: [
      {
        label: "Best sellers",
        label_fr: "Les plus vendus",
        collection: "sex-toys",
        sort: "recommended",
        url: "/sex-toys",
      },
      {
        label: "New in",
        label_fr: "Nouveautés",
        collection: "sex-toys",
        sort: "new",
        url: "/sex-toys?sort=new",
      },
    ],
    intents: [
      link("/sex-toys/butt-plugs/training-sets", "For a first time", "Pour une première fois"),
      link("/sex-toys/vibrators", "Quiet company", "En toute discrétion"),
      link("/sex-toys/prostate-massagers", "For the prostate", "Pour la prostate"),
      link("/sex-toys/cock-rings", "For two", "À deux"),
      link("/lubricants", "Smoother", "Plus de glisse"),
      link("/top-picks", "Show me the best", "Le meilleur d’abord"),
    ],
    tiles,
    promises,
    bestSellers: bestSellers.filter(({ url }) => entryFor(code, url) !== undefined),
  };
}
