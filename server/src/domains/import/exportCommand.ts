import { createWriteStream } from "node:fs";
import { rename, rm, stat } from "node:fs/promises";
import { basename } from "node:path";
import { pipeline } from "node:stream/promises";
import { parseArgs } from "node:util";
import { withAuditedStore } from "../../platform/audit/withAuditedStore.ts";
import type { StoreLocation } from "../../platform/config/config.ts";
import { requireStore } from "../../platform/store/dataDirectory.ts";
import { CommandError } from "./CommandError.ts";
import { exportDocument } from "./exportDocument.ts";

const usage = `npm run -w server export -- FILE.json

Writes products with their stock, reviews, collections, promotions, gift cards, shipping and tax rates, sites, pages,
notifications, campaigns and offers into FILE.json, as \`import\` reads them. Orders, members and how often a promotion was
used are in a backup only. An existing file stays.`;

/** Runs the command, and returns a sentence about the result. Throws an error that names what is wrong. */
export async function doExport(location: StoreLocation, args: string[]): Promise<string> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { help: { type: "boolean", short: "h" } },
  });
  if (values.help) return usage;
  const [path, ...more] = positionals;
  if (path === undefined || more.length > 0) throw new CommandError(usage);
  if (await stat(path).catch(() => undefined)) throw new CommandError(`${path} is there already.`);
  requireStore(location);
  return withAuditedStore(location, `export ${basename(path)}`, async ({ db }) => {
    let rows = 0;
    // A reader of all tables sees them as they were at one moment.
    await db
      .transaction()
      .setIsolationLevel("repeatable read")
      .execute(async (trx) => {
        const partial = `${path}.partial`;
        const counted = async function* () {
          for await (const piece of exportDocument(trx)) {
            if (piece.includes("\n{")) rows++;
            yield piece;
          }
        };
        try {
          // Codes of gift cards are in it: for its owner alone, also where a run that was cut left one behind.
          await rm(partial, { force: true });
          await pipeline(counted, createWriteStream(partial, { flags: "wx", mode: 0o600 }));
          await rename(partial, path);
        } catch (error) {
          await rm(partial, { force: true });
          throw error;
        }
      });
    return `${rows} rows written to ${path}.`;
  });
}
