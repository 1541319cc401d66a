import { ImportError } from "@velours/sdk/import";
import { doImport } from "../../domains/import/importCommand.ts";
import { runCommand } from "./runCommand.ts";

await runCommand(doImport, (error) => (error instanceof ImportError ? error.message : undefined));
