import { doMove } from "./moveCommand.ts";
import { runCommand } from "./runCommand.ts";

await runCommand(doMove);
