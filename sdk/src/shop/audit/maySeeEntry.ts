import type { Caller } from "../access/Caller.ts";
import { mayUseSite } from "../access/mayUseSite.ts";
import type { LoggedEntry } from "./LoggedEntry.ts";

/** True when the entry was about a site that the caller works for; what is of all sites is for those who work for all. */
export const maySeeEntry = (caller: Caller, { site }: Pick<LoggedEntry, "site">): boolean =>
  caller.merchant?.sites === null || (site !== null && mayUseSite(caller, site));
