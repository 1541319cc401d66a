import { basename } from "node:path";
import { readStoreLocation, type StoreLocation } from "../../platform/config/config.ts";
import { StartError } from "../../platform/config/StartError.ts";
import { DirectoryInUseError } from "../../platform/store/directoryLock.ts";
import { storeProblem } from "../startProblem.ts";

/**
 * Runs a merchant's command and prints its result. Errors that the caller can fix are printed as a sentence without a
 * stack; `problem` knows those of the command's own.
 */
export async function runCommand(
  command: (location: StoreLocation, args: string[]) => Promise<string>,
  problem: (error: Error) => string | undefined = () => undefined,
): Promise<void> {
  let location: StoreLocation | undefined;
  try {
    location = readStoreLocation(process.env);
    console.log(await command(location, process.argv.slice(2)));
  } catch (thrown) {
    const error = thrown as NodeJS.ErrnoException;
    const usageError = callersErrors.test(error.code ?? "") ? error.message : undefined;
    const name = basename(process.argv[1] ?? "", ".ts");
    console.error(
      problem(error) ??
        usageError ??
        besideShopProblem(error, name) ??
        (error instanceof StartError ? error.message : location && storeProblem(error, location)) ??
        error.stack,
    );
    process.exitCode = 1;
  }
}

/** Codes of wrong arguments, and of files that are not there, are not the caller's, or have no room. */
const callersErrors =
  /^(ERR_PARSE_ARGS.*|EACCES|EDQUOT|EFBIG|EISDIR|ENAMETOOLONG|ENOENT|ENOSPC|ENOTDIR|EPERM|EROFS)$/;

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
function besideShopProblem(error: Error, command: string): string | undefined {
  if (!(error instanceof DirectoryInUseError)) return undefined;
  const place = desk[command];
  return [
    error.message.split(". ")[0],
    ". As a rule that is the running shop, beside which commands run on PostgreSQL (DATABASE_URL) alone. ",
    place === undefined ? "Stop the shop" : `Do this in the shop itself, at ${place}, or stop it`,
    ", run the command again, and start the shop.",
  ].join("");
}
