import { json } from "../../platform/store/json.ts";
import type { Db } from "../../platform/store/schema.ts";
import { passwordCost } from "./passwordCost.ts";
import { hashPassword } from "./passwordHash.ts";
import { putUser } from "./store/demoUsers.ts";

/** Password of every demo member. */
const demoPassword = "sandbox-pass";

/** Authenticator secret of `totp@example.com` and of staff, for hands and stories. */
const demoTotpSecret = "KZCUYT2VKJJSAVCPKRICAU2BJZCEET2Y";

const shops = { sites: ["boutique", "outlet", "closet"] };

/** The sandbox's members. */
export const demoUsers = [
  { email: "member@example.com", username: "member", first_name: "Ada", last_name: "Moreau" },
  { email: "poor@example.com", username: "poor", first_name: "Paul", last_name: "Moreau" },
  { email: "plus@example.com", username: "plus", levels: { sites: [...shops.sites, "plus"] } },
  { email: "totp@example.com", username: "totp", totp_required: true, totp_secret: demoTotpSecret },
  { email: "totp-setup@example.com", username: "totp-setup", totp_required: true },
  ...["owner", "shopkeeper", "desk", "packer"].map((role) => ({
    email: `${role}@example.com`,
    username: role,
    totp_required: true,
    totp_secret: demoTotpSecret,
  })),
];

/** Puts the sandbox's members in, or back to what they were; all others stay. */
export async function putDemoUsers(db: Db): Promise<void> {
  const password = await hashPassword(demoPassword, passwordCost);
  for (const { email, username, levels, first_name, last_name, totp_required, totp_secret } of demoUsers) {
    const start = {
      username,
      password,
      first_name: first_name ?? null,
      last_name: last_name ?? null,
      levels: json(levels ?? shops),
      addresses: json({ billing: null, shipping: null }),
      totp_required: totp_required ?? false,
      totp_secret: totp_secret ?? null,
      totp_step: null,
      totp_pending_secret: null,
      totp_pending_at: null,
    };
    await putUser(db, email, start);
  }
}
