import { roleScopes } from "@velours/sdk/rules";
import type { MerchantAccess } from "@velours/sdk/types";
import type { Db } from "../../platform/store/schema.ts";
import type { SessionUser } from "../sessions/store.ts";
import { readStaff } from "./store/staff.ts";

/** The access of a signed-in member of staff; undefined for every other member. */
export async function findStaff(db: Db, user: SessionUser): Promise<MerchantAccess | undefined> {
  // A session of a member without an authenticator proves too little.
  if (user.role !== "admin" || !user.totp_required) return undefined;
  const row = await readStaff(db, user.id);
  if (row === undefined) return undefined;
  const { role, sites } = row;
  return { kind: "staff", id: user.id, name: user.username, role, scopes: roleScopes(role), sites };
}
