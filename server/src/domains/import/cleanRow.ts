import type { PartName, Parts } from "@velours/sdk/import";
import { isPngData } from "@velours/sdk/shop";
import type {
  Campaign,
  CampaignPage,
  Collection,
  Notification,
  Page,
  Product,
  Promotion,
  Site,
} from "@velours/sdk/types";
import { cleanHtml } from "./cleanHtml.ts";
import { cleanSvg } from "./cleanSvg.ts";

/** The row with `keys` of it cleaned, where they hold text. */
function clean<T extends object>(row: T, ...keys: (keyof T)[]): T {
  const cleaned = { ...row };
  for (const key of keys) {
    const html = cleaned[key];
    if (typeof html === "string") cleaned[key] = cleanHtml(html) as T[keyof T];
  }
  return cleaned;
}

/** Its translations, each put through `change`; nothing for a row without any. */
function translated<T extends object>(row: { translations?: Record<string, T> }, change: (words: T) => T) {
  if (!row.translations) return {};
  const entries = Object.entries(row.translations).map(([language, words]) => [language, change(words)]);
  return { translations: Object.fromEntries(entries) as Record<string, T> };
}

const product = (row: Product): Product => ({
  ...clean(row, "description"),
  ...translated(row, (words) => clean(words, "description")),
});

const collection = (row: Collection): Collection => ({
  ...clean(row, "description"),
  meta: clean(row.meta, "footer_description"),
  ...translated(row, (words) => clean(words, "description", "footer_description")),
});

const notified = <T extends Pick<Promotion, "notification">>(row: T): T =>
  row.notification ? { ...row, notification: clean(row.notification, "description") } : row;

const promotion = (row: Promotion): Promotion => ({
  ...notified(row),
  ...translated(row, (words) => notified(words)),
});

const notification = (row: Notification): Notification => ({
  ...clean(row, "description"),
  ...translated(row, (words) => clean(words, "description")),
});

const campaign = (row: Campaign): Campaign => ({
  ...clean(row, "html"),
  ...translated(row, (words) => clean(words, "html")),
});

const campaignPage = (row: CampaignPage): CampaignPage => ({
  ...clean(row, "description", "terms"),
  ...translated(row, (words) => clean(words, "description", "terms")),
  ...(row.outcomes
    ? { outcomes: row.outcomes.map((outcome) => clean(outcome, "description", "description_fr")) }
    : {}),
});

const page = (row: Page): Page => ({
  ...clean(row, "html"),
  ...translated(row, (words) => clean(words, "html")),
});

const site = (row: Site): Site => {
  const { look } = row;
  if (!look) return row;
  const drawn = (name: "logo" | "icon") =>
    look[name] && { [name]: isPngData(look[name]) ? look[name] : cleanSvg(look[name]) };
  return { ...row, look: { ...look, ...drawn("logo"), ...drawn("icon") } };
};

const cleaners: { [Name in PartName]?: (row: Parts[Name]) => Parts[Name] } = {
  products: product,
  collections: collection,
  promotions: promotion,
  notifications: notification,
  campaigns: campaign,
  campaignPages: campaignPage,
  pages: page,
  sites: site,
};

/** A checked row with the HTML its file brought made harmless, before it is written. */
export const cleanRow = <Name extends PartName>(part: Name, row: Parts[Name]): Parts[Name] =>
  cleaners[part]?.(row) ?? row;
