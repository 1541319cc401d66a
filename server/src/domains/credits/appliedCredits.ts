import type { AppliedCredits } from "@velours/sdk/shop";
import type { Context } from "../../platform/context.ts";
import { type Refusal, refuse } from "../../platform/contract.ts";
import { hasProvenEmail } from "../sessions/hasProvenEmail.ts";
import { findOwnCredits } from "./store.ts";

/** The cash back a cart applies, null when it applies none; refused when it is empty or not the member's own, or their address is not proven. */
export async function appliedCredits(
  { user, store, site }: Context,
  requested: { uuid?: string | null } | null | undefined,
): Promise<{ credits: AppliedCredits | null } | { refused: Refusal<"noCreditsAvailable"> }> {
  if (!requested) return { credits: null };
  const uuid = requested.uuid ?? "";
  const balance =
    user && hasProvenEmail(user) && uuid !== ""
      ? await findOwnCredits(store.db, { id: uuid, userId: user.id, site })
      : undefined;
  return balance === undefined || balance <= 0
    ? { refused: refuse("noCreditsAvailable", 0) }
    : { credits: { uuid, balance } };
}
