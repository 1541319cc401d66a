import type { User } from "@velours/sdk/types";
import type { Context } from "../../platform/context.ts";
import { hasProvenEmail } from "../sessions/hasProvenEmail.ts";
import type { SessionUser } from "../sessions/store.ts";

/** A member as the contract shows them, to themselves. */
export function presentUser(
  user: SessionUser,
  { ip, country, userAgent }: Pick<Context, "ip" | "country" | "userAgent">,
): User {
  const { id, email, username, first_name, last_name, role, levels, revision, restrictions } = user;
  return {
    id,
    email,
    email_confirmed: hasProvenEmail(user),
    username,
    first_name,
    last_name,
    access: { authenticated: true, role, levels },
    revision,
    ip,
    geoip: { country },
    client: userAgent,
    restrictions,
    address: user.addresses,
    credits: null,
    wishlist: null,
  };
}
