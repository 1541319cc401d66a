import { parseArgs } from "node:util";
import { formatEntries, readEntries, runOn } from "../../platform/audit/auditLog.ts";
import { requestEntries } from "../../platform/backup/controlChannel.ts";
import type { StoreLocation } from "../../platform/config/config.ts";
import { StartError } from "../../platform/config/StartError.ts";
import { requireStore } from "../../platform/store/dataDirectory.ts";
import { DirectoryInUseError } from "../../platform/store/directoryLock.ts";
import { openStore } from "../../platform/store/store.ts";

const usage = `npm run -w server audit [-- --last COUNT]

Prints the shop's commands with their actor and outcome, the newest last: 200 entries by default.`;

export async function doAudit(location: StoreLocation, args: string[]): Promise<string> {
  const { values } = parseArgs({ args: args, options: { last: { type: "string" } } });
  const last = values.last ?? "200";
  if (!/^[1-9]\d{0,5}$/.test(last)) throw new StartError(usage);
  requireStore(location);
  try {
    const store = await openStore(location);
    try {
      return formatEntries(await readEntries(runOn(store.db), Number(last)));
    } finally {
      await store.close();
    }
  } catch (error) {
    if (error instanceof DirectoryInUseError)
      return formatEntries(await requestEntries(location.dataDir, Number(last)));
    throw error;
  }
}
