import { staffRoles } from "@velours/sdk/rules";
import type { NewMember } from "../session/Member.ts";

/** Password of every demo member, and of a member whose data names none. */
export const demoPassword = "sandbox-pass";

const shops: NewMember["levels"] = { sites: ["boutique", "outlet", "closet"] };

const demo = { password: demoPassword, levels: shops };

/** The demo shop's members; the shop's server has the same ones. */
export const demoMembers: readonly NewMember[] = [
  {
    ...demo,
    email: "member@example.com",
    username: "member",
    first_name: "Ada",
    last_name: "Moreau",
    cashBack: 80,
  },
  {
    ...demo,
    email: "poor@example.com",
    username: "poor",
    first_name: "Paul",
    last_name: "Moreau",
    cashBack: 0,
  },
  {
    ...demo,
    email: "plus@example.com",
    username: "plus",
    levels: { sites: ["boutique", "outlet", "closet", "plus"] },
  },
  { ...demo, email: "totp@example.com", username: "totp", secondFactor: "token" },
  { ...demo, email: "totp-setup@example.com", username: "totp-setup", secondFactor: "setup" },
  ...staffRoles.map(
    (staff): NewMember => ({
      ...demo,
      email: `${staff}@example.com`,
      username: staff,
      secondFactor: "token",
      staff,
    }),
  ),
];
