import { tagsOf } from "@velours/sdk/shop";
import type { Join } from "@velours/sdk/types";
import type { Transaction } from "kysely";
import type { Context } from "../context.ts";
import { claimCredits } from "../credits/claimCredits.ts";
import { type Handler, type Result, refuse } from "../generated/handlers.ts";
import { refuseField } from "../http/refuseField.ts";
import { addJobs } from "../jobs/store.ts";
import { refuseTry } from "../limits/refuseTry.ts";
import type { Database } from "../store/schema.ts";
import { inTransaction } from "../store/transaction.ts";
import { isCommonPassword } from "./commonPasswords.ts";
import { useJoinNonce } from "./joinNonces.ts";
import { passesBotCheck } from "./passesBotCheck.ts";
import { hashPassword } from "./passwordHash.ts";
import { findUser, insertUser } from "./users.ts";

type Answer = Result<"register">;

/**
 * Makes an account and has its letter sent, both or neither (5.9). An address that has one already is answered alike,
 * after the same work: only its owner learns it, from the letter. With a join nonce see `registerBuyer`.
 */
export const register: Handler<"register"> = async ({ body }, context) => {
  const limited = await refuseTry(context, [
    { limit: "registerIp", of: context.ip },
    { limit: "registerEmail", of: body.email },
  ]);
  if (limited !== null) return limited;
  return body.token ? registerBuyer(context, body.email, body.token) : registerMember(context, body);
};

async function registerMember(context: Context, body: Join): Promise<Answer> {
  const { username, password, email, challenge } = body;
  const token = challenge?.type === "turnstile" ? challenge.token : null;
  if (!(await passesBotCheck(context, token)))
    return refuseField("turnstileChallengeFailed", "challenge.token");
  if (await isCommonPassword(password ?? "")) return refuseField("passwordTooCommon", "password");
  const hash = await hashPassword(password ?? "");
  await inTransaction(context.store.db, (trx) =>
    addMember(trx, context, { email, username: username ?? "", password: hash }, "welcome"),
  );
  return { status: 201, body: { email } };
}

/** After an order: the nonce and the order's own address stand for username, password and bot check (CA-44, CA-33). */
async function registerBuyer(context: Context, email: string, nonce: string): Promise<Answer> {
  if (isToFail(context, email)) return refuse("joinNonceInvalid");
  const used = await inTransaction(context.store.db, async (trx) => {
    if (!(await useJoinNonce(trx, nonce, email))) return false;
    const member = { email, username: usernameOf(email), password: null };
    const userId = await addMember(trx, context, member, "welcome-after-order");
    if (userId !== undefined) await claimCredits(trx, { userId, email });
    return true;
  });
  return used ? { status: 201, body: { email } } : refuse("joinNonceInvalid");
}

/** Answers the new member's id; undefined when the address had an account. */
async function addMember(
  trx: Transaction<Database>,
  { site, language }: Context,
  member: { email: string; username: string; password: string | null },
  template: "welcome" | "welcome-after-order",
): Promise<number | undefined> {
  const id = await insertUser(trx, { ...member, site });
  // Asked also for who is new: both take as many statements.
  const userId = (await findUser(trx, member.email))?.id;
  if (userId === undefined) return undefined;
  const payload = {
    template: id === undefined ? ("already-member" as const) : template,
    user_id: userId,
    language,
  };
  await addJobs(trx, [{ kind: "mail", payload }]);
  return id;
}

/** A first username from an address; the member can take another one. */
const usernameOf = (email: string): string =>
  (email.split("@")[0] ?? "")
    .replace(/[^A-Za-z0-9_-]/g, "")
    .slice(0, 50)
    .padEnd(2, "_");

/** Buyers the sandbox makes fail, by the tag of their address (S8). */
const isToFail = ({ config }: Context, email: string): boolean =>
  config.paymentProvider === "sandbox" && tagsOf(email).includes("join-fail");
