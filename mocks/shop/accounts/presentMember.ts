import type { User } from "@velours/sdk/types";
import type { Member } from "../../session/Member.ts";
import type { Context } from "../Handler.ts";

/** A member as the contract shows them, to themselves. */
export const presentMember = (
  { id, email, proven, username, first_name, last_name, levels, revision, addresses, staff }: Member,
  { ip, country, userAgent }: Pick<Context, "ip" | "country" | "userAgent">,
): User => ({
  id,
  email,
  email_confirmed: proven,
  username,
  first_name,
  last_name,
  access: { authenticated: true, role: staff === undefined ? "member" : "admin", levels },
  revision,
  ip,
  geoip: { country },
  client: userAgent,
  restrictions: null,
  address: addresses,
  credits: null,
  wishlist: null,
});
