import { readStoreLocation, type StoreLocation } from "../../platform/config/config.ts";
import { storeProblem } from "../startProblem.ts";

/**
 * Runs a merchant's command: prints what it answers, and for what whoever typed it can act on a sentence instead of a
 * stack. `problem` knows such errors of the command's own.
 */
export async function runCommand(
  work: (place: StoreLocation, words: string[]) => Promise<string>,
  problem: (error: Error) => string | undefined = () => undefined,
): Promise<void> {
  let place: StoreLocation | undefined;
  try {
    place = readStoreLocation(process.env);
    console.log(await work(place, process.argv.slice(2)));
  } catch (thrown) {
    const error = thrown as NodeJS.ErrnoException;
    const wrongWords = /^(ENOENT|EACCES|ERR_PARSE_ARGS.*)$/.test(error.code ?? "")
      ? error.message
      : undefined;
    console.error(problem(error) ?? wrongWords ?? (place && storeProblem(error, place)) ?? error.stack);
    process.exitCode = 1;
  }
}
