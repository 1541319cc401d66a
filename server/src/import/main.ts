import { runCommand } from "../runCommand.ts";
import { ImportError } from "./ImportError.ts";
import { doImport } from "./importCommand.ts";

await runCommand(doImport, (error) => (error instanceof ImportError ? error.message : undefined));
