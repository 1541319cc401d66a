import { parseArgs } from "node:util";
import { currencyReasons, formatReason } from "@velours/sdk/import";
import { type Encoding, encodings } from "@velours/sdk/shop";
import type { Currency, SiteCode } from "@velours/sdk/types";
import { defaultLimits } from "../pictures/fetchPicture.ts";
import { CommandError } from "./CommandError.ts";
import type { SourceImport } from "./importSource.ts";

export const usage = `npm run -w server import -- FILE [--skip-bad] [--stock] [--allow-free] [--link-pictures | --private-pictures]
                         [--sites boutique,outlet,closet] [--currency USD]
                         [--stock-unknown none|unlimited|COUNT] [--encoding windows-1252]
npm run -w server import -- --plan FILE [the same options]
npm run -w server import -- --apply FILE.plan.json
npm run -w server import -- --remove-demo

FILE is a Shopify product export (.csv), a JSON document { products, reviews, collections, promotions, giftCards,
shippingRates, sites, pages, notifications, campaigns, campaignPages, upsellOffers } in the contract's shapes, or a
directory with a file for each of these (server/data/demo is one).
It is imported whole or not at all, more than 16 MB in batches of 500 rows: after a bad row or a cut, import FILE again, and it
goes on after the last one. --skip-bad leaves bad rows out and imports the rest.
Stock of variants the shop has already is left alone, because it knows what was sold since; --stock sets it to FILE's.
A product with a price of 0 is a bad row; --allow-free imports it.
Pictures at addresses elsewhere are fetched once and kept, up to 10 MB each; JPEG, PNG, GIF, WebP and AVIF. A product goes
without one that cannot be fetched. --link-pictures leaves the addresses as they are (then PAGE_SOURCES must allow them),
--private-pictures also asks addresses inside your network.
--sites says where new products of a .csv are sold (the first of boutique, closet and outlet that the shop has), --currency what its prices are in (USD).
What a .csv has no column for stays as it is; only Handle and Title are needed, for new products Variant Price, too. Without
the columns of options it changes the variants it names by SKU; with them, the variants it does not have go.
--stock-unknown says how many there are of new variants that are tracked while FILE has no quantities.
--plan shows what would change, field by field, and writes FILE.plan.json; nothing is imported. --apply imports exactly that,
or refuses because FILE or a row of the shop is not as the plan found it.
--remove-demo takes gift cards, promo codes, members and products of the demo out of use, and its campaigns,
notifications, offers and reviews away. Orders stay.`;

export interface FileOptions extends Omit<SourceImport, "sources"> {
  /** Sites that sell new products of an export; undefined for the shop's default. */
  sites: SiteCode[] | undefined;
  currency: Currency;
  encoding: Encoding;
}

/** The command's arguments: help, a file to import or to plan, a plan to apply, or the demo to take away. */
export type ImportArguments =
  | { kind: "help" | "remove-demo" }
  | { kind: "apply"; plan: string }
  | { kind: "import" | "plan"; file: string; options: FileOptions };

/** Throws a CommandError that names the argument that is wrong. */
export function parseImportArguments(args: string[]): ImportArguments {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      "skip-bad": { type: "boolean" },
      stock: { type: "boolean" },
      "allow-free": { type: "boolean" },
      "link-pictures": { type: "boolean" },
      "private-pictures": { type: "boolean" },
      "remove-demo": { type: "boolean" },
      plan: { type: "boolean" },
      apply: { type: "string" },
      sites: { type: "string" },
      currency: { type: "string" },
      encoding: { type: "string" },
      "stock-unknown": { type: "string" },
      help: { type: "boolean", short: "h" },
    },
  });
  if (values.help) return { kind: "help" };
  const options: FileOptions = {
    skipBad: values["skip-bad"] ?? false,
    sites: parseSites(values.sites),
    currency: parseCurrency(values.currency),
    encoding: parseEncoding(values.encoding),
    stockUnknown: parseStockUnknown(values["stock-unknown"]),
    stock: values.stock ? "set" : "keep",
    allowFree: values["allow-free"] ?? false,
    linkPictures: values["link-pictures"] ?? false,
    pictureLimits: values["private-pictures"] ? { ...defaultLimits, isAllowed: () => true } : defaultLimits,
  };
  const [file, ...more] = positionals;
  if (values["remove-demo"] && file === undefined) return { kind: "remove-demo" };
  if (values.apply !== undefined && Object.keys(values).length === 1 && file === undefined)
    return { kind: "apply", plan: values.apply };
  if (file === undefined || more.length > 0 || values["remove-demo"] || values.apply !== undefined)
    throw new CommandError(usage);
  return { kind: values.plan ? "plan" : "import", file, options };
}

const stores = ["boutique", "outlet", "closet"];

function parseSites(text: string | undefined): SiteCode[] | undefined {
  if (text === undefined) return;
  const sites = text.split(",");
  const unknown = sites.find((site) => !stores.includes(site));
  if (unknown !== undefined)
    throw new CommandError(`--sites has "${unknown}", but the stores are: ${stores.join(", ")}.`);
  return sites as SiteCode[];
}

function parseCurrency(text = "USD"): Currency {
  const [reason] = currencyReasons(text.toUpperCase(), "--currency");
  if (reason === undefined) return text.toUpperCase();
  throw new CommandError(`${formatReason(reason, "en")}.`);
}

function parseEncoding(text = "utf-8"): Encoding {
  const encoding = encodings.find((each) => each === text.toLowerCase());
  if (encoding !== undefined) return encoding;
  throw new CommandError(`--encoding is "${text}", but must be one of: ${encodings.join(", ")}.`);
}

function parseStockUnknown(text: string | undefined): SourceImport["stockUnknown"] {
  if (text === undefined || text === "none" || text === "unlimited") return text;
  if (/^\d{1,9}$/.test(text)) return Number(text);
  throw new CommandError(`--stock-unknown is "${text}", but must be none, unlimited, or a count such as 10.`);
}
