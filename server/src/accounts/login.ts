import type { Login } from "@velours/sdk/types";
import type { Context } from "../context.ts";
import { type Handler, type Result, refuse } from "../generated/handlers.ts";
import { refuseField } from "../http/refuseField.ts";
import { refuseTry } from "../limits/refuseTry.ts";
import { type Counted, forgetTries, returnTry } from "../limits/store.ts";
import { inTransaction } from "../store/transaction.ts";
import { checkCredentials } from "./checkCredentials.ts";
import { checkSecondFactor, type SecondFactor, useSecondFactor } from "./checkSecondFactor.ts";
import { keepRevision } from "./keepRevision.ts";
import { checkCode, requestCode, useCode } from "./oneTimeCodes.ts";
import { passesBotCheck } from "./passesBotCheck.ts";
import { presentUser } from "./presentUser.ts";
import { sessionCookie } from "./sessionCookie.ts";
import { endSession, endSessionsOf, findSession, startSession } from "./sessions.ts";
import { ticketCookie, ticketCookieName } from "./ticketCookie.ts";
import { type UserRow, verifyEmail } from "./users.ts";

type Answer = Result<"login">;

/**
 * Signs in: proof of a person, then e-mail address and password, then the second factor, then a new session in place
 * of the one before. What does not fit together is said in one way only, and no answer tells whether an address is a
 * member's (5.8, 8.2).
 */
export const login: Handler<"login"> = async ({ body }, context) => {
  if (body.action === "send-one-time-code") return sendCode(context, body);
  const { type, token } = body.challenge ?? {};
  const counted = triesOf(context, body);
  const limited = await refuseTry(context, counted);
  if (limited !== null) return limited;

  if (type !== "one-time-code" && !(await passesBotCheck(context, token)))
    return refuseField("turnstileChallengeFailed", "challenge.token");
  const user = await checkCredentials(context.store.db, body);
  const ticket = type === "one-time-code" ? (context.cookies[ticketCookieName(context.config)] ?? "") : null;
  if (ticket !== null) {
    const code = { ticket, code: token ?? "", userId: user?.id ?? null };
    // Looked at also when the password is wrong: both take as long and are answered alike.
    if (!(await checkCode(context.store.db, code)) || user === undefined)
      return refuseField("oneTimeCodeInvalid", "challenge.token");
  }
  if (user === undefined) return refuse("credentialsInvalid");

  const second = await checkSecondFactor(context, user, body.MFA?.token);
  if ("refused" in second) return second.refused;
  const session = await signIn(context, user, { remember: body.remember === true, ticket, second });
  if (session === undefined) return refuseField("oneTimeCodeInvalid", "challenge.token");
  await forgetTries(context.store.db, { limit: "loginEmail", of: body.email });
  await returnTry(context.store.db, [{ limit: "loginIp", of: context.ip }]);
  return session;
};

const triesOf = ({ ip }: Context, { email }: Login): Counted[] => [
  { limit: "loginIp", of: ip },
  { limit: "loginEmail", of: email },
];

/** Sends a code to whom the credentials are of; the answer and what is written are the same for everybody else. */
async function sendCode(context: Context, body: Login): Promise<Answer> {
  const limited = await refuseTry(context, [
    { limit: "codeIp", of: context.ip },
    { limit: "codeEmail", of: body.email },
  ]);
  if (limited !== null) return limited;
  const user = await checkCredentials(context.store.db, body);
  const ticket = await inTransaction(context.store.db, (trx) =>
    requestCode(trx, user?.id ?? null, context.language),
  );
  return refuse(
    "oneTimeCodeRequired",
    { "challenge.token": "" },
    {
      headers: { "set-cookie": ticketCookie(context.config, ticket) },
    },
  );
}

/** Uses up what works once and starts the session; undefined when another request used it first. */
async function signIn(
  context: Context,
  user: UserRow,
  { remember, ticket, second }: { remember: boolean; ticket: string | null; second: SecondFactor },
): Promise<Extract<Answer, { status: 200 }> | undefined> {
  const token = await inTransaction(context.store.db, async (trx) => {
    if (ticket !== null && !(await useCode(trx, ticket))) return undefined;
    if (!(await useSecondFactor(trx, user.id, second))) return undefined;
    if (ticket !== null) await verifyEmail(trx, user.id);
    if (context.sessionId !== undefined) await endSession(trx, context.sessionId);
    // Sessions from before there was an authenticator never showed one.
    if (second.kept !== undefined) await endSessionsOf(trx, user.id);
    return startSession(trx, user.id, remember);
  });
  const session = token === undefined ? undefined : await findSession(context.store.db, token);
  if (token === undefined || session === undefined) return undefined;
  return {
    status: 200,
    body: presentUser(session.user, context),
    headers: {
      ...keepRevision(context),
      "set-cookie": sessionCookie(context.config, token, remember),
    },
  };
}
