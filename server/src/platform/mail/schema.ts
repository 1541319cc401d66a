import type { Generated } from "kysely";
import type { Json } from "../store/schema.ts";
import type { Mail } from "./MailProvider.ts";

/** An email that the sandbox stored. */
interface SandboxMailTable {
  id: string;
  position: Generated<number>;
  document: Json<Mail>;
}

declare module "../store/schema.ts" {
  interface Database {
    sandbox_mails: SandboxMailTable;
  }
}
