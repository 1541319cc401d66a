import type { Caller } from "./Caller.ts";

/** True when the caller of a merchant's operation works for this site. */
export const mayUseSite = ({ merchant }: Caller, site: string): boolean =>
  merchant !== undefined && (merchant.sites === null || merchant.sites.some((code) => code === site));
