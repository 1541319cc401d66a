import { randomUUID } from "node:crypto";
import { appendEntry, runOn } from "../../platform/audit/auditLog.ts";
import type { Context } from "../../platform/context.ts";
import type { Db } from "../../platform/store/schema.ts";
import { describeKey } from "./describeKey.ts";

/** Records in the audit log what the caller of a merchant's operation did, in the transaction that did it. */
export const appendKeyEntry = (db: Db, context: Pick<Context, "merchant">, command: string): Promise<void> =>
  appendEntry(runOn(db), {
    run: randomUUID(),
    actor: describeKey(context),
    command,
    outcome: "done",
    detail: "",
  });
