import { runCommand } from "../runCommand.ts";
import { doRestore } from "./restoreCommand.ts";

await runCommand(doRestore);
