import { type ClientOptions, createClient, createPartialClient, type FullClient } from "@velours/sdk";
import { createMerchantClient } from "@velours/sdk/merchant";
import { merchantOperations } from "@velours/sdk/operations";

/** Operations that send a file, read a year of orders or ask somebody else's server; besides them, all that answer a file. */
const slow: ReadonlySet<string> = new Set<keyof FullClient>([
  "applyImport",
  "approveProposal",
  "createMerchantProduct",
  "eraseCustomer",
  "previewImport",
  "readReport",
  "replayEntry",
  "saveMerchantPicture",
  "saveMerchantProduct",
  "tryMerchantPromotion",
]);

const answersFile = (row: string) => /\/\S+$/.test(row.split(" ")[2] ?? "");

/** Milliseconds for what is slow, as long as `server/deploy/nginx.conf` waits. */
const PATIENCE = 600_000;

/**
 * Every operation. Slow ones have minutes and are sent once: a repetition would have the shop do all of it beside the
 * attempt that nobody waits for any more.
 */
export function createDeskClient(options: ClientOptions): FullClient {
  const patient = Object.entries(merchantOperations).filter(
    ([name, row]) => slow.has(name) || answersFile(row),
  );
  return {
    // Staff sign in as every member does.
    ...createClient(options),
    ...createMerchantClient(options),
    ...createPartialClient(Object.fromEntries(patient) as typeof merchantOperations, {
      ...options,
      timeout: PATIENCE,
      retries: 0,
    }),
  };
}
