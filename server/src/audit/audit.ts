import { runCommand } from "../runCommand.ts";
import { doAudit } from "./auditCommand.ts";

await runCommand(doAudit);
