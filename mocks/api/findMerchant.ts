import { merchantScopes, roleScopes } from "@velours/sdk/rules";
import type { MerchantAccess } from "@velours/sdk/types";
import type { MockSession } from "../session/MockSession.ts";

/** The caller of an operation for merchants: any key may do everything, a member of staff what the role may. */
export function findMerchant(
  headers: Record<string, string | undefined>,
  { member }: Pick<MockSession, "member">,
): MerchantAccess | undefined {
  if (headers["x-merchant-key"] !== undefined)
    return { kind: "key", id: 1, name: "mock", role: null, scopes: [...merchantScopes], sites: null };
  if (member?.staff === undefined) return undefined;
  const { id, username: name, staff: role } = member;
  return { kind: "staff", id, name, role, scopes: roleScopes(role), sites: null };
}
