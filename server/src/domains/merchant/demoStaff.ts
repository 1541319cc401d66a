import type { StaffRole } from "@velours/sdk/types";
import type { Db } from "../../platform/store/schema.ts";
import { findUser } from "../accounts/store/users.ts";
import { putStaff } from "./store/staff.ts";

/** Roles of the sandbox's members who work for the shop, by address. */
const demoStaff: Record<string, StaffRole> = {
  "owner@example.com": "owner",
  "shopkeeper@example.com": "shopkeeper",
  "desk@example.com": "desk",
  "packer@example.com": "packer",
};

/** Gives the sandbox's members their roles, for all sites. */
export async function putDemoStaff(db: Db): Promise<void> {
  for (const [email, role] of Object.entries(demoStaff)) {
    const user = await findUser(db, email);
    if (user !== undefined) await putStaff(db, user.id, { role, sites: null });
  }
}
