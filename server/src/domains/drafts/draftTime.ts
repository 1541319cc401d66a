import { draftLastDay } from "@velours/sdk/shop";
import type { Draft } from "@velours/sdk/types";
import type { Context } from "../../platform/context.ts";
import type { DraftRow } from "./store.ts";

/** When a draft ends, and its last day on its site. */
export const draftTime = (
  { sites }: Pick<Context, "sites">,
  { site, expires_at }: Pick<DraftRow, "site" | "expires_at">,
): Pick<Draft, "expiresAt" | "lastDay"> => ({
  expiresAt: expires_at,
  lastDay: draftLastDay(expires_at, sites.current(site)?.value.timeZone),
});
