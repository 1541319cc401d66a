import { doAudit } from "./auditCommand.ts";
import { runCommand } from "./runCommand.ts";

await runCommand(doAudit);
