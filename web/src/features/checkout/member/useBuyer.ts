import { useRouter } from "@tanstack/react-router";
import type { User } from "@velours/sdk/types";
import { useEffect, useState } from "react";
import { readMember } from "../../../platform/session/memberCookie.ts";
import { useSession } from "../../../platform/session/useSession.ts";
import type { draftOfMember } from "./draftOfMember.ts";

export interface Buyer {
  /** The signed-in member, or null for a guest. */
  user: User | null;
  /** It is not known yet whether the cookie's member still is. */
  pending: boolean;
  /** Makes a draft the member's; fetched with the first of them. */
  claim: typeof draftOfMember | null;
}

/** The buyer. */
export function useBuyer(): Buyer {
  const { session, shop } = useRouter().options.context;
  const { user } = useSession();
  const [claim, setClaim] = useState<Buyer["claim"]>(null);
  const [failed, setFailed] = useState(false);
  const named = user === undefined ? readMember() : user?.id;
  const pending = named !== undefined && !failed && !(user && claim);
  useEffect(() => {
    if (!pending) return;
    const load = async () => {
      const { draftOfMember } = await import("./draftOfMember.ts");
      const { loadUser } = await import("../../../platform/session/loadUser.ts");
      await loadUser({ session, shop });
      setClaim(() => draftOfMember);
    };
    // Without an answer the shopper goes on as a guest.
    load().catch(() => setFailed(true));
  }, [pending, session, shop]);
  return { user: (claim && user) ?? null, pending, claim };
}
