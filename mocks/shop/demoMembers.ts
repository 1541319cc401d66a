import type { NewMember } from "../session/Member.ts";

const password = "sandbox-pass";
const levels: NewMember["levels"] = { sites: ["boutique", "outlet", "closet"] };

/** The demo shop's members; the shop's server has the same ones. */
export const demoMembers: readonly NewMember[] = [
  {
    email: "member@example.com",
    username: "member",
    first_name: "Ada",
    last_name: "Moreau",
    password,
    levels,
  },
  { email: "poor@example.com", username: "poor", first_name: "Paul", last_name: "Moreau", password, levels },
  {
    email: "plus@example.com",
    username: "plus",
    password,
    levels: { sites: ["boutique", "outlet", "closet", "plus"] },
  },
  { email: "totp@example.com", username: "totp", password, levels, secondFactor: "token" },
  { email: "totp-setup@example.com", username: "totp-setup", password, levels, secondFactor: "setup" },
];

/** Cash back of the demo members on the main site. */
export const demoCredits = { "member@example.com": 80, "poor@example.com": 0 };
