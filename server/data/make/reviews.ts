import type { ReviewRow } from "@velours/sdk/shop";
import type { Product } from "@velours/sdk/types";
import { hash } from "./hash.ts";
import { products } from "./products.ts";
import { authors, type Group, type Mood, words } from "./reviewWords.ts";

const day = 86_400_000;
const lastDay = Date.UTC(2026, 10, 1);
const groups: Record<string, Group> = {
  Lubricants: "care",
  Wellness: "care",
  "Toy Cleaners": "care",
  Hygiene: "care",
  Underwear: "wear",
  Swimwear: "wear",
  Apparel: "wear",
  "Blindfolds, Masks & Gags": "kink",
  "Handcuffs & Restraints": "kink",
  "Leashes & Collars": "kink",
  "Bondage Kits": "kink",
  Kink: "kink",
};
const silent = new Set(["Gift Card", "Warranty", "E-Book"]);
/** Out of twenty: most customers who write are content. */
const stars = [5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 4, 4, 4, 4, 4, 3, 2, 1];
const moods: Mood[] = ["sorry", "sorry", "fair", "glad", "glad"];

/** These are invented: each says so, wherever the data is copied to. */
const example = { en: "sample review", fr: "avis d’exemple" };

let nextId = 500001;

function write(product: Product, at: number): ReviewRow {
  const pick = <T>(question: string, list: readonly T[]): T =>
    list[hash(`${product.handle}/review/${at}/${question}`) % list.length]!;
  const language = pick("language", ["en", "en", "fr"] as const);
  const rating = pick("stars", stars);
  const mood = moods[rating - 1]!;
  const phrases = words[language][mood];
  const title = pick("title", phrases.titles);
  // Consecutive places in the lists, so that a product's reviews do not repeat each other.
  const start = hash(`${product.handle}/review`);
  const about = phrases.about[groups[product.type] ?? "toy"];
  const begun = Date.parse(product.created_at!);
  const span = Math.max(1, Math.floor((lastDay - begun) / day));
  return {
    id: nextId++,
    product_id: product.id,
    stars: rating,
    ...(title ? { title } : {}),
    body: `${about[(start + at) % about.length]} ${phrases.around[(start + at * 3) % phrases.around.length]}`,
    author: `${authors[language][(start + at) % authors[language].length]!} (${example[language]})`,
    language,
    created_at: new Date(begun + (hash(`${product.handle}/review/${at}/day`) % span) * day)
      .toISOString()
      .replace(".000Z", "Z"),
  };
}

/** Reviews of most products, more of those that sell well. */
export const reviews: ReviewRow[] = products
  .filter(({ type }) => !silent.has(type))
  .flatMap((product) => {
    const count = (product.popularity! >= 400 ? 6 : 0) + (hash(`${product.handle}/reviews`) % 6);
    return Array.from({ length: count }, (_, at) => write(product, at));
  });
