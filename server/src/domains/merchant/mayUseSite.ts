import type { Context } from "../../platform/context.ts";

/** True when the caller of a merchant's operation works for this site. */
export const mayUseSite = ({ merchant }: Pick<Context, "merchant">, site: string): boolean =>
  merchant !== undefined && (merchant.sites === null || merchant.sites.some((code) => code === site));
