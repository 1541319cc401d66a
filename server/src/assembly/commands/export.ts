import { ImportError } from "@velours/sdk/import";
import { doExport } from "../../domains/import/exportCommand.ts";
import { runCommand } from "./runCommand.ts";

await runCommand(doExport, (error) => (error instanceof ImportError ? error.message : undefined));
