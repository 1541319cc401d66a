import { doRestore } from "./restoreCommand.ts";
import { runCommand } from "./runCommand.ts";

await runCommand(doRestore);
