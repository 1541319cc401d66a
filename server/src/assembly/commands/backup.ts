import { doBackup } from "./backupCommand.ts";
import { runCommand } from "./runCommand.ts";

await runCommand(doBackup);
