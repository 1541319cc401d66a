import { CommandError } from "../../domains/import/CommandError.ts";
import { ImportError } from "../../domains/import/ImportError.ts";
import { doImport } from "../../domains/import/importCommand.ts";
import { runCommand } from "./runCommand.ts";

await runCommand(doImport, (error) =>
  error instanceof ImportError || error instanceof CommandError ? error.message : undefined,
);
