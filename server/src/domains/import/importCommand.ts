import { basename } from "node:path";
import { parseArgs } from "node:util";
import { ImportError } from "@velours/sdk/import";
import { CURRENCIES } from "@velours/sdk/rules";
import type { Currency, SiteCode } from "@velours/sdk/types";
import { audited, runOn } from "../../platform/audit/auditLog.ts";
import type { StoreLocation } from "../../platform/config/config.ts";
import { timeouts } from "../../platform/store/postgres.ts";
import { openStore, type Store } from "../../platform/store/store.ts";
import { inTransaction } from "../../platform/store/transaction.ts";
import { Catalogue } from "../catalogue/Catalogue.ts";
import { SnapshotFile } from "../catalogue/snapshot/SnapshotFile.ts";
import { defaultLimits, type PictureLimits } from "../pictures/fetchPicture.ts";
import { listRemains, removeDemo } from "./demoRemains.ts";
import { hasPictures, importPictures, type PictureCounts, reportPictures } from "./importPictures.ts";
import { readSource, type Source } from "./readSource.ts";
import { type Encoding, encodings } from "./readText.ts";
import { report } from "./report.ts";
import { findRefusal, type ImportOptions, type ImportResult, runImport } from "./runImport.ts";
import { type Progress, showProgress } from "./showProgress.ts";
import { lockImports } from "./store.ts";

const usage = `npm run -w server import -- FILE [--skip-bad] [--stock] [--allow-free] [--link-pictures | --private-pictures]
                         [--sites boutique,outlet,closet] [--currency USD]
                         [--stock-unknown none|unlimited|COUNT] [--encoding windows-1252]
npm run -w server import -- --remove-demo

FILE is a Shopify product export (.csv), a JSON document { products, reviews, collections, promotions, giftCards,
shippingRates, sites, pages, notifications, campaigns, campaignPages, upsellOffers } in the contract's shapes, or a
directory with a file for each of these (server/data/demo is one).
It is imported whole or not at all. --skip-bad leaves bad rows out and imports the rest.
Stock of variants the shop has already is left alone, because it knows what was sold since; --stock sets it to FILE's.
A product with a price of 0 is a bad row; --allow-free imports it.
Pictures at addresses elsewhere are fetched once and kept, up to 10 MB each; JPEG, PNG, GIF, WebP and AVIF. A product goes
without one that cannot be fetched. --link-pictures leaves the addresses as they are (then PAGE_SOURCES must allow them),
--private-pictures also asks addresses inside your network.
--sites says where products of a .csv are sold (boutique), --currency what its prices are in: ${CURRENCIES.join(", ")}.
What a .csv has no column for stays as it is; only Handle and Title are needed, for new products Variant Price, too. Without
the columns of options it changes the variants it names by SKU; with them, the variants it does not have go.
--stock-unknown says how many there are of new variants that are tracked while FILE has no quantities.
--remove-demo takes gift cards, promo codes, members and products of the demo out of use, and its campaigns,
notifications, offers and reviews away. Orders stay.`;

const stores = ["boutique", "outlet", "closet"];
const isCurrency = (text: string): text is Currency => (CURRENCIES as readonly string[]).includes(text);

/** Runs the command, and returns a sentence about the result. Throws an ImportError that names what is wrong. */
export async function doImport(location: StoreLocation, args: string[]): Promise<string> {
  const { values, positionals } = parseArgs({
    args: args,
    allowPositionals: true,
    options: {
      "skip-bad": { type: "boolean" },
      stock: { type: "boolean" },
      "allow-free": { type: "boolean" },
      "link-pictures": { type: "boolean" },
      "private-pictures": { type: "boolean" },
      "remove-demo": { type: "boolean" },
      sites: { type: "string" },
      currency: { type: "string" },
      encoding: { type: "string" },
      "stock-unknown": { type: "string" },
      help: { type: "boolean", short: "h" },
    },
  });
  const sites = (values.sites ?? "boutique").split(",");
  const unknownSite = sites.find((site) => !stores.includes(site));
  if (unknownSite !== undefined)
    throw new ImportError(`--sites has "${unknownSite}", but the stores are: ${stores.join(", ")}.`);
  const currency = values.currency?.toUpperCase() ?? "USD";
  if (!isCurrency(currency))
    throw new ImportError(
      `--currency is "${values.currency}", but the shop sells in: ${CURRENCIES.join(", ")}.`,
    );
  if (values.help) return usage;
  const encoding = encodings.find((each) => each === (values.encoding?.toLowerCase() ?? "utf-8"));
  if (encoding === undefined)
    throw new ImportError(`--encoding is "${values.encoding}", but must be one of: ${encodings.join(", ")}.`);
  if (values["remove-demo"] && positionals.length === 0)
    return withStore(location, "import --remove-demo", takeDemoAway);
  if (positionals.length !== 1 || values["remove-demo"]) throw new ImportError(usage);
  return importFile(location, positionals[0]!, {
    skipBad: values["skip-bad"] ?? false,
    sites: sites as SiteCode[],
    currency,
    encoding,
    stockUnknown: parseStockUnknown(values["stock-unknown"]),
    stock: values.stock ? "set" : "keep",
    allowFree: values["allow-free"] ?? false,
    linkPictures: values["link-pictures"] ?? false,
    pictureLimits: values["private-pictures"] ? { ...defaultLimits, isAllowed: () => true } : defaultLimits,
  });
}

function parseStockUnknown(text: string | undefined): ImportOptions["stockUnknown"] {
  if (text === undefined || text === "none" || text === "unlimited") return text;
  if (/^\d{1,9}$/.test(text)) return Number(text);
  throw new ImportError(`--stock-unknown is "${text}", but must be none, unlimited, or a count such as 10.`);
}

interface FileOptions extends ImportOptions {
  currency: Currency;
  encoding: Encoding;
  linkPictures: boolean;
  pictureLimits: PictureLimits;
}

async function importFile(location: StoreLocation, path: string, options: FileOptions): Promise<string> {
  const source = await readSource(path, options);
  console.error(`${source.rows} rows read`);
  const progress = showProgress(process.stderr);
  return withStore(location, `import ${basename(path)}${stockOption(options)}`, async (store) => {
    const { result, pictures } = await importSource(store, source, options, progress.show);
    progress.end();
    if (!result.imported) process.exitCode = 1;
    else if (store.kind === "embedded") await writeSnapshot(store, location);
    return [...(pictures ? reportPictures(pictures) : []), report(result)].join("\n");
  });
}

/** Imports a source with its pictures, which are fetched once nothing else is in the way. */
async function importSource(
  store: Store,
  source: Source,
  options: FileOptions,
  progress: Progress["show"],
): Promise<{ result: ImportResult; pictures?: PictureCounts }> {
  const run = (read: Source) => runImport(store, read, { ...options, progress });
  if (options.linkPictures || !hasPictures(source)) return { result: await run(source) };
  const refusal = await findRefusal(store, source, options);
  if (refusal !== undefined) return { result: refusal };
  const { source: read, pictures } = await importPictures(
    store.db,
    source,
    options.pictureLimits,
    (done, of) => progress("pictures", done, of),
  );
  return { result: await run(read), pictures };
}

/** Spares the next start reading the whole store: no shop runs beside a command on the embedded one. */
async function writeSnapshot(store: Store, { dataDir }: StoreLocation): Promise<void> {
  try {
    const catalogue = await Catalogue.load(store, { snapshot: new SnapshotFile(dataDir) });
    await catalogue.save();
  } catch {
    // The import is done, and a start needs no snapshot.
  }
}

const stockOption = ({ stock }: ImportOptions) => (stock === "set" ? " --stock" : "");

async function takeDemoAway({ db }: Store): Promise<string> {
  const removed = await inTransaction(db, async (trx) => {
    await lockImports(trx);
    return removeDemo(trx);
  });
  const list = listRemains(removed);
  return list === undefined ? "Nothing of the demo was in use." : `Out of use now: ${list}.`;
}

async function withStore(
  location: StoreLocation,
  command: string,
  work: (store: Store) => Promise<string>,
): Promise<string> {
  const store = await openStore({ ...location, timeout: timeouts.work });
  try {
    return await audited(runOn(store.db), command, () => work(store), summary);
  } finally {
    await store.close();
  }
}

/** The counts of a report: its other lines may quote rows of the file. */
const summary = (text: string): string =>
  text
    .split("\n")
    .filter((line) => /^[a-zA-Z ]+: \d+ created|^\d+ rows in|^Nothing|^Out of use/.test(line))
    .join("; ")
    .replace(/ \([^)]*\)/g, "");
