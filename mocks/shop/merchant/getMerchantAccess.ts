import { roleScopes } from "@velours/sdk/rules";
import type { MerchantAccess } from "@velours/sdk/types";
import type { Handler } from "../Handler.ts";

/** The access of a signed-in member of staff; a key gets the contract's example. */
export const getMerchantAccess: Handler<"getMerchantAccess"> = ({ headers }, { session: { member } }) => {
  if (headers["x-merchant-key"] !== undefined || member?.staff === undefined) return undefined;
  const { id, username: name, staff: role } = member;
  const body: MerchantAccess = { kind: "staff", id, name, role, scopes: roleScopes(role), sites: null };
  return { status: 200, body };
};
