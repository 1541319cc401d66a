import { readConfig } from "../config.ts";
import { startProblem } from "../startProblem.ts";
import { openStore } from "../store/store.ts";
import { doForMembers } from "./membersCommand.ts";

let config: ReturnType<typeof readConfig> | undefined;
try {
  config = readConfig(process.env);
  const store = await openStore(config);
  try {
    console.log(await doForMembers(store.db, process.argv.slice(2)));
  } finally {
    await store.close();
  }
} catch (error) {
  const { code, message, stack } = error as NodeJS.ErrnoException;
  const wrongWords = code?.startsWith("ERR_PARSE_ARGS") ? message : undefined;
  console.error(wrongWords ?? startProblem(error as Error, config) ?? stack);
  process.exitCode = 1;
}
