import type { Handler } from "../Handler.ts";
import { findEntries } from "./findEntries.ts";
import { paginate } from "./paginate.ts";

/** The log of the session's desk, the newest entry first. */
export const listAuditEntries: Handler<"listAuditEntries"> = ({ query }, context) =>
  paginate("audit", findEntries(context, query), query, ({ id }) => [-id]);
