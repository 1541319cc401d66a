import { basename } from "node:path";
import { readStoreLocation, type StoreLocation } from "../../platform/config/config.ts";
import { storeProblem } from "../startProblem.ts";
import { besideShopProblem } from "./besideShop.ts";

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
    const usageError = /^(ENOENT|EACCES|ERR_PARSE_ARGS.*)$/.test(error.code ?? "")
      ? error.message
      : undefined;
    const name = basename(process.argv[1] ?? "", ".ts");
    console.error(
      problem(error) ??
        usageError ??
        besideShopProblem(error, name) ??
        (location && storeProblem(error, location)) ??
        error.stack,
    );
    process.exitCode = 1;
  }
}
