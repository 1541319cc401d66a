import { parseEmailTags, toUsername } from "@velours/sdk/shop";
import type { Join } from "@velours/sdk/types";
import type { Context } from "../../platform/context.ts";
import { type Handler, type Result, refuse } from "../../platform/contract.ts";
import { refuseField } from "../../platform/http/refuseField.ts";
import { addJobs } from "../../platform/jobs/store.ts";
import { consumeAllowances } from "../../platform/limits/store.ts";
import { throttleRequest } from "../../platform/limits/throttleRequest.ts";
import { toEmailReader } from "../../platform/mail/EmailReader.ts";
import type { Transaction } from "../../platform/store/schema.ts";
import { inTransaction } from "../../platform/store/transaction.ts";
import { isCommonPassword } from "./commonPasswords.ts";
import { passesBotCheck } from "./passesBotCheck.ts";
import { hashPassword } from "./passwordHash.ts";
import { useJoinNonce } from "./store/joinNonces.ts";
import { findUser, insertUser } from "./store/users.ts";

type RegisterResult = Result<"register">;

/**
 * Creates an account and queues its email in one transaction. An address that has an account gets the same response
 * after the same work: only its owner learns of it, by email. A join nonce leads to `registerBuyer`.
 */
export const register: Handler<"register"> = async ({ body }, context) => {
  const limited = await throttleRequest(context, [
    { limit: "registerIp", of: context.ip },
    { limit: "registerEmail", of: body.email, from: context.ip },
  ]);
  if (limited !== null) return limited;
  return body.token ? registerBuyer(context, body.email, body.token) : registerMember(context, body);
};

/** True when an address that has an account may get another email about it. */
const mayEmail = async ({ store }: Context, email: string): Promise<boolean> =>
  (await consumeAllowances(store.db, [{ limit: "joinEmails", of: email }])) === 0;

async function registerMember(context: Context, body: Join): Promise<RegisterResult> {
  const { username, password, email, challenge } = body;
  const token = challenge?.type === "turnstile" ? challenge.token : null;
  if (!(await passesBotCheck(context, token)))
    return refuseField("turnstileChallengeFailed", "challenge.token");
  if (await isCommonPassword(password ?? "", context.sites.all()))
    return refuseField("passwordTooCommon", "password");
  const hash = await hashPassword(password ?? "", context.config.passwordCost);
  const shouldEmail = await mayEmail(context, email);
  await inTransaction(context.store.db, (trx) =>
    addMember(trx, context, { email, username: username ?? "", password: hash, shouldEmail }, "welcome"),
  );
  return { status: 201, body: { email } };
}

/**
 * After an order, the nonce and the order's address replace username, password and bot check. Any address can be used
 * for an order, so the nonce does not prove it: the link in the email does.
 */
async function registerBuyer(context: Context, email: string, nonce: string): Promise<RegisterResult> {
  if (isSandboxFailure(context, email)) return refuse("joinNonceInvalid");
  const shouldEmail = await mayEmail(context, email);
  const used = await inTransaction(context.store.db, async (trx) => {
    if (!(await useJoinNonce(trx, nonce, email))) return false;
    const member = { email, username: toUsername(email), password: null, shouldEmail };
    await addMember(trx, context, member, "welcome-after-order");
    return true;
  });
  return used ? { status: 201, body: { email } } : refuse("joinNonceInvalid");
}

/** Creates the member, or leaves an existing one as it is; the email says which. */
async function addMember(
  trx: Transaction,
  context: Context,
  {
    shouldEmail,
    ...member
  }: { email: string; username: string; password: string | null; shouldEmail: boolean },
  template: "welcome" | "welcome-after-order",
): Promise<void> {
  const id = await insertUser(trx, { ...member, site: context.site });
  // Queried for a new member as well: both cases run the same number of statements.
  const userId = (await findUser(trx, member.email))?.id;
  if (userId === undefined || (id === undefined && !shouldEmail)) return;
  const payload = {
    template: id === undefined ? ("already-member" as const) : template,
    user_id: userId,
    ...toEmailReader(context),
  };
  await addJobs(trx, [{ kind: "mail", payload }]);
}

/** Buyers the sandbox makes fail, by the tag of their address. */
const isSandboxFailure = ({ config }: Context, email: string): boolean =>
  config.paymentProvider === "sandbox" && parseEmailTags(email).includes("join-fail");
