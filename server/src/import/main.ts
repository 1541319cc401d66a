import { parseArgs } from "node:util";
import type { SiteCode } from "@velours/sdk/types";
import { ConfigError, readConfig } from "../config.ts";
import { patience } from "../store/postgres.ts";
import { openStore } from "../store/store.ts";
import { ImportError } from "./ImportError.ts";
import { readSource } from "./readSource.ts";
import { report } from "./report.ts";
import { runImport } from "./runImport.ts";
import { showProgress } from "./showProgress.ts";

const usage = `npm run import -- FILE [--skip-bad] [--sites boutique,outlet,closet]

FILE is a Shopify product export (.csv), a JSON document { products, collections, promotions, giftCards,
shippingRates, sites, notifications, campaigns, campaignPages, upsellOffers } in the contract's shapes, or a directory with a file for each of these (server/data/demo is one).
It is imported whole or not at all. --skip-bad leaves bad rows out and imports the rest.
--sites says where products of a .csv are sold (boutique).`;

const stores = ["boutique", "outlet", "closet"];

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      "skip-bad": { type: "boolean" },
      sites: { type: "string" },
      help: { type: "boolean", short: "h" },
    },
  });
  const sites = (values.sites ?? "boutique").split(",");
  const wrong = sites.find((site) => !stores.includes(site));
  if (wrong !== undefined)
    throw new ImportError(`--sites has "${wrong}", but the stores are: ${stores.join(", ")}.`);
  if (values.help) console.log(usage);
  else if (positionals.length !== 1) throw new ImportError(usage);
  else process.exitCode = await run(positionals[0]!, values["skip-bad"] ?? false, sites as SiteCode[]);
} catch (error) {
  console.error(sentence(error));
  process.exitCode = 1;
}

async function run(path: string, skipBad: boolean, sites: SiteCode[]): Promise<number> {
  const config = readConfig(process.env);
  const source = await readSource(path);
  console.error(`${source.rows} rows read`);
  const progress = showProgress(process.stderr);
  const store = await openStore({ ...config, patience: patience.work });
  try {
    const result = await runImport(store, source, { skipBad, sites, progress: progress.show });
    progress.end();
    console.log(report(result));
    return result.imported ? 0 : 1;
  } finally {
    await store.close();
  }
}

/** What whoever typed the command can act on; a fault of ours keeps its stack. */
function sentence(error: unknown): string {
  const { code, message, stack } = error as NodeJS.ErrnoException;
  const plain =
    error instanceof ImportError ||
    error instanceof ConfigError ||
    /^(ENOENT|EACCES|ERR_PARSE_ARGS.*)$/.test(code ?? "");
  return plain ? message : (stack ?? String(error));
}
