import { randomUUID } from "node:crypto";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { appendEntry, currentActor, runOn } from "../../platform/audit/auditLog.ts";
import { readStoreLocation, type StoreLocation } from "../../platform/config/config.ts";
import { StartError } from "../../platform/config/StartError.ts";
import { copyStore } from "../../platform/store/copyStore.ts";
import { requireStore } from "../../platform/store/dataDirectory.ts";
import { timeouts } from "../../platform/store/postgres.ts";
import { openStore } from "../../platform/store/store.ts";
import { storeProblem } from "../startProblem.ts";

const usage = `npm run -w server move -- DATABASE_URL

Copies the embedded store of a stopped shop into an empty PostgreSQL database, postgres://user@host:5432/name. A password
may stand in PGPASSWORD or ~/.pgpass, where other users of the machine cannot read it. All of it is copied and compared,
or nothing is. The embedded store stays as it is.`;

/** Runs the command, and returns a sentence about the moved store. */
export async function doMove(location: StoreLocation, args: string[]): Promise<string> {
  const { positionals } = parseArgs({ args, allowPositionals: true, options: {} });
  const [address] = positionals;
  if (address === undefined || positionals.length > 1) throw new StartError(usage);
  if (location.databaseUrl !== undefined)
    throw new StartError("DATABASE_URL is set, so the shop's store is on PostgreSQL already.");
  const directory = resolve(location.dataDir);
  requireStore(location);
  const { databaseUrl } = readStoreLocation({ DATABASE_URL: address });
  const targetLocation = { ...location, databaseUrl, preparedStatements: false };
  const source = await openStore({ dataDir: directory });
  try {
    const target = await openStore({ ...targetLocation, timeout: timeouts.work }).catch((error: Error) => {
      const problem = storeProblem(error, targetLocation);
      throw problem === undefined ? error : new StartError(problem, { cause: error });
    });
    try {
      const orders = await source.db.transaction().execute((from) =>
        target.db.transaction().execute(async (to) => {
          const count = await copyStore(from, to);
          const entry = {
            run: randomUUID(),
            actor: currentActor(),
            command: "move",
            outcome: "done",
          } as const;
          await appendEntry(runOn(to), { ...entry, detail: `${count} orders` });
          return count;
        }),
      );
      return (
        `The database has the whole store: ${orders} orders. Start the shop with DATABASE_URL from now on. ` +
        `The store in ${directory} is unchanged; remove it when you are sure, so that nothing is sold from it again.`
      );
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
}
