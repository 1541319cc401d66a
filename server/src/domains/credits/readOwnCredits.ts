import type { AppliedCredits } from "@velours/sdk/shop";
import type { Context } from "../../platform/context.ts";
import { hasProvenEmail } from "../sessions/hasProvenEmail.ts";
import { findOwnCredits } from "./store.ts";

/** The member's own cash back of an id on this site; undefined when it is not theirs, or their address is not proven. */
export async function readOwnCredits(
  { user, store, site }: Context,
  uuid: string | null | undefined,
): Promise<AppliedCredits | undefined> {
  if (!uuid || !user || !hasProvenEmail(user)) return undefined;
  const found = await findOwnCredits(store.db, { id: uuid, userId: user.id, site });
  return found && { uuid, ...found };
}
