import { getRowName } from "@velours/sdk/import";
import { findUnknownSetting } from "../session/checkSettings.ts";
import type { NewMember } from "../session/Member.ts";
import { demoPassword } from "../shop/demoMembers.ts";
import type { MemberData } from "./ShopData.ts";

/** Each field of a member with what it must be, and the check of it. */
const fields: Record<keyof MemberData, [must: string, holds: (value: unknown) => boolean]> = {
  email: ["an email address", (value) => typeof value === "string" && /^[^\s@]+@[^\s@]+$/.test(value)],
  password: ["a text", isText],
  username: ["a text", isText],
  first_name: ["a text", isText],
  last_name: ["a text", isText],
  sites: ["a list of codes of sites", (value) => Array.isArray(value) && value.every(isText)],
  secondFactor: ['"token" or "setup"', (value) => value === "token" || value === "setup"],
  cashBack: ["a number from 0", (value) => typeof value === "number" && value >= 0],
};

function isText(value: unknown): boolean {
  return typeof value === "string" && value !== "";
}

/** A member that is wrong. */
export interface BadMember {
  /** Its place in the list, from 1. */
  line: number;
  name: string;
  reason: string;
}

/** Members as the mock keeps them; what is wrong is added to `bad`. */
export function parseMembers(members: readonly MemberData[], bad: BadMember[]): NewMember[] {
  const seen = new Map<string, number>();
  return members.flatMap((member, index) => {
    const reasons = findReasons(member);
    const email = String(member?.email).toLowerCase();
    const earlier = seen.get(email);
    if (reasons.length === 0 && earlier !== undefined)
      reasons.push(`email ${member.email} is already that of the row ${earlier}`);
    if (reasons.length > 0) {
      const name = getRowName(member) || (typeof member?.email === "string" ? member.email : "");
      bad.push({ line: index + 1, name, reason: reasons.join("; ") });
      return [];
    }
    seen.set(email, index + 1);
    const { sites = ["boutique", "outlet", "closet"], ...rest } = member;
    const [username = ""] = email.split("@");
    return [{ username, password: demoPassword, ...rest, levels: { sites: [...sites] } }];
  });
}

function findReasons(member: unknown): string[] {
  if (typeof member !== "object" || member === null) return ["the row must be object"];
  if (!("email" in member)) return ["email is missing"];
  const unknown = findUnknownSetting(Object.keys(member), Object.keys(fields), "field");
  if (unknown !== undefined) return [unknown];
  return Object.entries(fields).flatMap(([name, [must, holds]]) => {
    const value = (member as Record<string, unknown>)[name];
    return value === undefined || holds(value) ? [] : [`${name} must be ${must}`];
  });
}
