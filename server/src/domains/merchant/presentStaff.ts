import type { StaffMember } from "@velours/sdk/types";
import type { StaffRow } from "./store/staff.ts";
import { toRevision } from "./toRevision.ts";

/** A member of staff as the contract shows them. */
export const presentStaff = ({ used_at, created_at, ...row }: StaffRow): StaffMember => ({
  ...row,
  revision: toRevision({ role: row.role, sites: row.sites }),
  lastUsedAt: used_at,
  createdAt: created_at,
});
