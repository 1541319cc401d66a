import { auditColumns, toAuditRow } from "@velours/sdk/shop";
import type { Handler } from "../Handler.ts";
import { csvResponse } from "./csvResponse.ts";
import { findEntries } from "./findEntries.ts";

/** The log as CSV, as it is listed. */
export const exportAuditEntries: Handler<"exportAuditEntries"> = ({ query }, context) =>
  csvResponse("log", auditColumns, findEntries(context, query).map(toAuditRow));
