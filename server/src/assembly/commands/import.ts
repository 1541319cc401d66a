import { CommandError } from "../../domains/import/CommandError.ts";
import { ImportError } from "../../domains/import/ImportError.ts";
import { doImport } from "../../domains/import/importCommand.ts";
import { runCommand } from "./runCommand.ts";

await runCommand(doImport, (error) => {
  if (error instanceof CommandError) return error.message;
  if (!(error instanceof ImportError)) return undefined;
  return error.reason.key === "noQuantities"
    ? `${error.message} Say it with --stock-unknown.`
    : error.message;
});
