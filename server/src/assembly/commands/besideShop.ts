import { DirectoryInUseError } from "../../platform/store/directoryLock.ts";

/** Where the desk of a running shop does what a command does. */
const desk: Readonly<Record<string, string>> = {
  import: "/desk/settings/import",
  keys: "/desk/settings/keys",
  orders: "/desk/orders",
  staff: "/desk/settings/staff",
};

/**
 * The sentence for a command that found the embedded store in use, which is for one process alone; undefined for any other
 * error.
 */
export function besideShopProblem(error: Error, command: string): string | undefined {
  if (!(error instanceof DirectoryInUseError)) return undefined;
  const place = desk[command];
  return [
    error.message.split(". ")[0],
    ". As a rule that is the running shop, beside which commands run on PostgreSQL (DATABASE_URL) alone. ",
    place === undefined ? "Stop the shop" : `Do this in the shop itself, at ${place}, or stop it`,
    ", run the command again, and start the shop.",
  ].join("");
}
