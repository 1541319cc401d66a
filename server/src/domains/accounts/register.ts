import { tagsOf } from "@velours/sdk/shop";
import type { Join } from "@velours/sdk/types";
import type { Context } from "../../platform/context.ts";
import { type Handler, type Result, refuse } from "../../platform/contract.ts";
import { refuseField } from "../../platform/http/refuseField.ts";
import { addJobs } from "../../platform/jobs/store.ts";
import { refuseTry } from "../../platform/limits/refuseTry.ts";
import { takeTry } from "../../platform/limits/store.ts";
import type { Transaction } from "../../platform/store/schema.ts";
import { inTransaction } from "../../platform/store/transaction.ts";
import { isCommonPassword } from "./commonPasswords.ts";
import { passesBotCheck } from "./passesBotCheck.ts";
import { hashPassword } from "./passwordHash.ts";
import { useJoinNonce } from "./store/joinNonces.ts";
import { findUser, insertUser } from "./store/users.ts";

type Answer = Result<"register">;

/**
 * Makes an account and has its letter sent, both or neither. An address that has one already is answered alike,
 * after the same work: only its owner learns it, from the letter. With a join nonce see `registerBuyer`.
 */
export const register: Handler<"register"> = async ({ body }, context) => {
  const limited = await refuseTry(context, [
    { limit: "registerIp", of: context.ip },
    { limit: "registerEmail", of: body.email, from: context.ip },
  ]);
  if (limited !== null) return limited;
  return body.token ? registerBuyer(context, body.email, body.token) : registerMember(context, body);
};

/** Whether an address that has an account may be told so by letter once more. */
const mayWriteTo = async ({ store }: Context, email: string): Promise<boolean> =>
  (await takeTry(store.db, [{ limit: "joinLetters", of: email }])) === 0;

async function registerMember(context: Context, body: Join): Promise<Answer> {
  const { username, password, email, challenge } = body;
  const token = challenge?.type === "turnstile" ? challenge.token : null;
  if (!(await passesBotCheck(context, token)))
    return refuseField("turnstileChallengeFailed", "challenge.token");
  if (await isCommonPassword(password ?? "")) return refuseField("passwordTooCommon", "password");
  const hash = await hashPassword(password ?? "");
  const told = await mayWriteTo(context, email);
  await inTransaction(context.store.db, (trx) =>
    addMember(trx, context, { email, username: username ?? "", password: hash, told }, "welcome"),
  );
  return { status: 201, body: { email } };
}

/**
 * After an order: the nonce and the order's own address stand for username, password and bot check. Anybody may
 * order under any address, so the nonce does not prove it: the link of the letter does.
 */
async function registerBuyer(context: Context, email: string, nonce: string): Promise<Answer> {
  if (isToFail(context, email)) return refuse("joinNonceInvalid");
  const told = await mayWriteTo(context, email);
  const used = await inTransaction(context.store.db, async (trx) => {
    if (!(await useJoinNonce(trx, nonce, email))) return false;
    const member = { email, username: usernameOf(email), password: null, told };
    await addMember(trx, context, member, "welcome-after-order");
    return true;
  });
  return used ? { status: 201, body: { email } } : refuse("joinNonceInvalid");
}

/** Makes the member, or leaves the one the address has; the letter says which. */
async function addMember(
  trx: Transaction,
  { site, language }: Context,
  { told, ...member }: { email: string; username: string; password: string | null; told: boolean },
  template: "welcome" | "welcome-after-order",
): Promise<void> {
  const id = await insertUser(trx, { ...member, site });
  // Asked also for who is new: both take as many statements.
  const userId = (await findUser(trx, member.email))?.id;
  if (userId === undefined || (id === undefined && !told)) return;
  const payload = {
    template: id === undefined ? ("already-member" as const) : template,
    user_id: userId,
    language,
  };
  await addJobs(trx, [{ kind: "mail", payload }]);
}

/** A first username from an address; the member can take another one. */
const usernameOf = (email: string): string =>
  (email.split("@")[0] ?? "")
    .replace(/[^A-Za-z0-9_-]/g, "")
    .slice(0, 50)
    .padEnd(2, "_");

/** Buyers the sandbox makes fail, by the tag of their address. */
const isToFail = ({ config }: Context, email: string): boolean =>
  config.paymentProvider === "sandbox" && tagsOf(email).includes("join-fail");
