import { runCommand } from "../runCommand.ts";
import { doBackup } from "./backupCommand.ts";

await runCommand(doBackup);
