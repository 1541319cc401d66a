import type { StaffMember } from "@velours/sdk/types";
import type { Member, Role } from "../../session/Member.ts";
import type { MockSession } from "../../session/MockSession.ts";
import { toRevision } from "./log/toRevision.ts";

/** The role of a member of staff, with its revision. */
export const presentStaff = (
  { id, email, username, secondFactor }: Member,
  { role, sites, since }: Role,
  { member, signIn }: Pick<MockSession, "member" | "signIn">,
): StaffMember => ({
  id,
  email,
  username,
  role,
  sites,
  revision: toRevision({ role, sites }),
  ready: secondFactor === "token",
  lastUsedAt: member?.id === id ? (signIn?.at.toISOString() ?? null) : null,
  createdAt: since,
});
