import { CommandError } from "../../domains/import/CommandError.ts";
import { doExport } from "../../domains/import/exportCommand.ts";
import { runCommand } from "./runCommand.ts";

await runCommand(doExport, (error) => (error instanceof CommandError ? error.message : undefined));
