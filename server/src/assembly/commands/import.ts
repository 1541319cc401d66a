import { ImportError } from "@velours/sdk/import";
import { CommandError } from "../../domains/import/CommandError.ts";
import { doImport } from "../../domains/import/importCommand.ts";
import { runCommand } from "./runCommand.ts";

await runCommand(doImport, (error) =>
  error instanceof ImportError || error instanceof CommandError ? error.message : undefined,
);
