import { basename, resolve } from "node:path";
import { withAuditedStore } from "../../platform/audit/withAuditedStore.ts";
import type { StoreLocation } from "../../platform/config/config.ts";
import type { Store } from "../../platform/store/store.ts";
import { inTransaction } from "../../platform/store/transaction.ts";
import { Catalogue } from "../catalogue/Catalogue.ts";
import { SnapshotFile } from "../catalogue/snapshot/SnapshotFile.ts";
import { readVersionedSites } from "../sites/store.ts";
import { type FileImport, importFile } from "./batches/importFile.ts";
import { CommandError } from "./CommandError.ts";
import { listRemains, removeDemo } from "./demoRemains.ts";
import { type FileOptions, parseImportArguments, usage } from "./importArguments.ts";
import { reportPictures } from "./importPictures.ts";
import { planSource } from "./importSource.ts";
import { formatPlan } from "./plan/formatPlan.ts";
import { findMissingPictures } from "./plan/missingPictures.ts";
import { hashSource, listRows, readPlan, requirePlan, writePlan } from "./plan/PlanFile.ts";
import { readSource } from "./readSource.ts";
import { removedNote, removeExamples } from "./removeExamples.ts";
import { report } from "./report.ts";
import type { ImportOptions } from "./runImport.ts";
import { barcodeNote } from "./shopify/barcodeNote.ts";
import { showProgress } from "./showProgress.ts";
import { lockImports } from "./store.ts";
import { defaultSite, toSources } from "./toSources.ts";
import { unlistedNote } from "./unlistedNote.ts";

/** Runs the command, and returns a sentence about the result. Throws an error that names what is wrong. */
export async function doImport(location: StoreLocation, args: string[]): Promise<string> {
  const parsed = parseImportArguments(args);
  switch (parsed.kind) {
    case "help":
      return usage;
    case "remove-demo":
      return withStore(location, "import --remove-demo", takeDemoAway);
    case "plan":
      return planFile(location, parsed.file, parsed.options, args);
    case "apply":
      return applyPlan(location, parsed.plan);
    case "import":
      return importPath(location, parsed.file, parsed.options);
  }
}

/** The most lines of each kind that are shown; the plan's file has all. */
const mostLines = 40;

/** Shows what an import would do, and writes the plan. */
async function planFile(
  location: StoreLocation,
  path: string,
  options: FileOptions,
  args: readonly string[],
): Promise<string> {
  const source = await readSource(path, options);
  const progress = showProgress(process.stderr);
  return withStore(location, `import --plan ${basename(path)}`, async (store) => {
    const { plan, result } = await planSource(store, source, await placeImport(store, options));
    if (plan === undefined) {
      process.exitCode = 1;
      return report(result);
    }
    const pictures = options.linkPictures
      ? undefined
      : await findMissingPictures(store.db, source, options.pictureLimits, (done, of) =>
          progress.show("pictures", done, of),
        );
    progress.end();
    const file = `${resolve(path)}.plan.json`;
    await writePlan(file, {
      veloursPlan: 1,
      made: new Date().toISOString(),
      arguments: args.flatMap((arg) => (arg === "--plan" ? [] : [arg === path ? resolve(path) : arg])),
      source: await hashSource(path),
      rows: listRows(plan.rows),
      summary: formatPlan(plan, pictures),
    });
    return [
      ...report(result).split("\n"),
      ...formatPlan(plan, pictures, mostLines),
      `Nothing was imported. The whole plan is in ${file}; --apply imports exactly that.`,
    ].join("\n");
  });
}

/** Imports what a plan says. */
async function applyPlan(location: StoreLocation, path: string): Promise<string> {
  const plan = await readPlan(path);
  const parsed = parseImportArguments(plan.arguments);
  if (parsed.kind !== "import") throw new CommandError(`${path} is no plan: --plan FILE makes one.`);
  if ((await hashSource(parsed.file)) !== plan.source)
    throw new CommandError(
      `Nothing was imported: ${parsed.file} was changed since the plan. Make a new one with --plan.`,
    );
  return importPath(location, parsed.file, {
    ...parsed.options,
    checkPlan: (now) => requirePlan(plan.rows, now),
    // A plan is of the whole file.
    largeBytes: Number.POSITIVE_INFINITY,
  });
}

type PathOptions = FileOptions & Omit<FileImport, "sources">;

/** The options with the sources of the sites that sell the file's products. */
async function placeImport({ db }: Store, options: PathOptions): Promise<FileImport> {
  const sites = (await readVersionedSites(db)).map(({ value }) => value);
  return { ...options, sources: toSources(sites, options.sites ?? [defaultSite(sites)]) };
}

async function importPath(location: StoreLocation, path: string, options: PathOptions): Promise<string> {
  const progress = showProgress(process.stderr);
  return withStore(location, `import ${basename(path)}${stockOption(options)}`, async (store) => {
    const { result, pictures, earlier, isLarge } = await importFile(store, path, {
      ...(await placeImport(store, options)),
      onRead: (rows) => console.error(`${rows} rows read`),
      progress: progress.show,
    });
    progress.end();
    if (!result.imported) process.exitCode = 1;
    // The catalogue of a large file may not fit into the memory that this process has.
    const note = result.imported && !isLarge ? await readCatalogue(store, location) : undefined;
    return [
      ...(pictures ? reportPictures(pictures) : []),
      report(result, earlier),
      barcodeNote(result.barcodes) ?? [],
      note ?? [],
    ]
      .flat()
      .join("\n");
  });
}

/**
 * A note on products that no menu leads to now. On the embedded store, beside which no shop runs, it spares the next
 * start reading the whole of it.
 */
async function readCatalogue(store: Store, { dataDir }: StoreLocation): Promise<string | undefined> {
  try {
    const catalogue = await Catalogue.load(store, { snapshot: new SnapshotFile(dataDir) });
    const sites = await readVersionedSites(store.db);
    const note = unlistedNote(
      catalogue,
      sites.map(({ value }) => value),
    );
    if (store.kind === "embedded") {
      await catalogue.prepareSearch();
      await catalogue.save();
    }
    return note;
  } catch {
    // The import is done, and a start needs no snapshot.
    return undefined;
  }
}

const stockOption = ({ stock }: Pick<ImportOptions, "stock">) => (stock === "set" ? " --stock" : "");

async function takeDemoAway({ db }: Store): Promise<string> {
  const removed = await inTransaction(db, async (trx) => {
    await lockImports(trx);
    return { demo: await removeDemo(trx), examples: await removeExamples(trx, { from: "demo" }) };
  });
  const list = listRemains(removed.demo);
  const note = removedNote(removed.examples);
  if (list === undefined) return note ?? "Nothing of the demo was in use.";
  return [`Out of use now: ${list}.`, note ?? []].flat().join("\n");
}

const withStore = (location: StoreLocation, command: string, work: (store: Store) => Promise<string>) =>
  withAuditedStore(location, command, work, summary);

/** The counts of a report: its other lines may quote rows of the file. */
const summary = (text: string): string =>
  text
    .split("\n")
    .filter((line) => /^[a-zA-Z ]+: \d+ created|^\d+ rows in|^Nothing|^Out of use/.test(line))
    .join("; ")
    .replace(/ \([^)]*\)/g, "");
