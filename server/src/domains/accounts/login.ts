import type { Login } from "@velours/sdk/types";
import type { Context } from "../../platform/context.ts";
import { type Handler, type Result, refuse } from "../../platform/contract.ts";
import { refuseField } from "../../platform/http/refuseField.ts";
import {
  type Allowance,
  consumeAllowances,
  refundAllowances,
  resetAllowance,
  secondsLeft,
} from "../../platform/limits/store.ts";
import { throttleRequest } from "../../platform/limits/throttleRequest.ts";
import { toEmailReader } from "../../platform/mail/EmailReader.ts";
import { inTransaction } from "../../platform/store/transaction.ts";
import { memberCookie, sessionCookie } from "../sessions/sessionCookie.ts";
import { endMemberSessions, findSession, replaceSession, startSession } from "../sessions/store.ts";
import { checkCredentials } from "./checkCredentials.ts";
import { checkSecondFactor, type SecondFactor, useSecondFactor } from "./checkSecondFactor.ts";
import { deviceCookie, deviceCookieName } from "./deviceCookie.ts";
import { notifyMember } from "./notifyMember.ts";
import { passesBotCheck } from "./passesBotCheck.ts";
import { presentUser } from "./presentUser.ts";
import { revisionHeader } from "./revisionHeader.ts";
import { isKnownDevice, rememberDevice } from "./store/knownDevices.ts";
import { checkCode, queueCode, useCode } from "./store/oneTimeCodes.ts";
import { lockCredentials, type UserRow } from "./store/users.ts";
import { ticketCookie, ticketCookieName } from "./ticketCookie.ts";
import { verifyEmail } from "./verifyEmail.ts";

type LoginResult = Result<"login">;

/**
 * Signs in: bot check, email address and password, second factor, then a new session in place of the one before. All
 * wrong credentials get one answer, and no answer tells whether an address has an account.
 */
export const login: Handler<"login"> = async ({ body }, context) => {
  if (body.action === "send-one-time-code") return sendCode(context, body);
  const { db } = context.store;
  const { type, token } = body.challenge ?? {};
  const byCode = type === "one-time-code";
  const caller = { limit: "loginIp", of: context.ip } as const;
  const device = context.cookies[deviceCookieName(context.config)];
  const isKnown = await isKnownDevice(db, device, body.email);
  const allowance = getAllowance(context, body.email, isKnown ? device : undefined);
  const stopped = await throttleRequest(context, [isKnown ? allowance : caller]);
  if (stopped !== null) return stopped;
  // Before a failure is counted for the address: what a program sends must cost its owner nothing. A code passes no check,
  // so a wrong password beside one is not counted either.
  if (!byCode && !(await passesBotCheck(context, token)))
    return refuseField("turnstileChallengeFailed", "challenge.token");

  const limited = isKnown ? null : await throttleRequest(context, [allowance]);
  if (limited !== null) return limited;
  const failures = { limit: "loginFailures", of: body.email } as const;
  if (!isKnown && !byCode && (await secondsLeft(db, failures)) > 0) return sendCode(context, body);

  const user = await checkCredentials(context, body);
  if (user === undefined && !isKnown && !byCode) await consumeAllowances(db, [failures]);
  const ticket = byCode ? (context.cookies[ticketCookieName(context.config)] ?? "") : null;
  if (ticket !== null) {
    const code = { ticket, code: token ?? "", userId: user?.id ?? null };
    const looks = { limit: "codeLooks", of: user?.id ?? body.email } as const;
    // Looked at and counted also when the password is wrong: both take as long and are answered alike.
    const isRight = await checkCode(db, code);
    if (user === undefined || !(isRight && (await secondsLeft(db, looks)) === 0)) {
      await consumeAllowances(db, [looks]);
      return refuseField("oneTimeCodeInvalid", "challenge.token");
    }
  }
  if (user === undefined) return refuse("credentialsInvalid");
  const codes = { limit: "totpUser", of: user.id } as const;
  const guessed = body.MFA?.token && !isKnown ? await throttleRequest(context, [codes]) : null;
  if (guessed !== null) return guessed;

  const second = await checkSecondFactor(context, user, body.MFA?.token);
  if ("refused" in second) return second.refused;
  const session = await signIn(context, user, { remember: body.remember === true, ticket, second });
  if (session.status !== 200) return session;
  await resetAllowance(db, allowance);
  await resetAllowance(db, codes);
  if (!isKnown) await refundAllowances(db, [caller]);
  return session;
};

/** A browser where the member signed in before has its own allowance; other callers share one per address. */
const getAllowance = ({ ip }: Context, email: string, device: string | undefined): Allowance =>
  device === undefined
    ? { limit: "loginEmail", of: email, from: ip }
    : { limit: "loginDevice", of: `${email} ${device}` };

/** Sends a code when the credentials are right; the response and the writes are the same when they are wrong. */
async function sendCode(context: Context, body: Login): Promise<LoginResult> {
  const limited = await throttleRequest(context, [
    { limit: "codeIp", of: context.ip },
    { limit: "codeEmail", of: body.email, from: context.ip },
  ]);
  if (limited !== null) return limited;
  const user = await checkCredentials(context, body);
  const ticket = await inTransaction(context.store.db, (trx) =>
    queueCode(trx, user?.id ?? null, toEmailReader(context)),
  );
  return refuse(
    "oneTimeCodeRequired",
    { "challenge.token": "" },
    {
      headers: { "set-cookie": ticketCookie(context.config, ticket) },
    },
  );
}

/** Uses up what works once and starts the session, or refuses when the credentials changed or another request used it first. */
async function signIn(
  context: Context,
  user: UserRow,
  { remember, ticket, second }: { remember: boolean; ticket: string | null; second: SecondFactor },
): Promise<LoginResult> {
  const { config, cookies } = context;
  const used = refuseField("oneTimeCodeInvalid", "challenge.token");
  const changed = refuse("credentialsInvalid");
  const started = await inTransaction(context.store.db, async (trx) => {
    if (ticket !== null && !(await useCode(trx, ticket))) return { refused: used };
    if (!(await lockCredentials(trx, user))) return { refused: changed };
    if (!(await useSecondFactor(trx, user.id, second))) return { refused: used };
    if (ticket !== null) await verifyEmail(context, trx, user.id);
    if (context.sessionId !== undefined) await replaceSession(trx, context.sessionId);
    // Sessions from before there was an authenticator never showed one.
    if (second.pendingSecret !== undefined) {
      await endMemberSessions(trx, user.id);
      await notifyMember(trx, user.id, "authenticator", toEmailReader(context));
    }
    return {
      device: await rememberDevice(trx, user.id, cookies[deviceCookieName(config)]),
      token: await startSession(trx, user.id, remember, context.userAgent),
    };
  });
  if (started.refused !== undefined) return started.refused;
  const session = await findSession(context.store.db, started.token);
  if (session === undefined) return changed;
  return {
    status: 200,
    body: presentUser(session.user, context),
    headers: {
      ...revisionHeader(context),
      "set-cookie": [
        sessionCookie(config, started.token, remember),
        deviceCookie(config, started.device),
        memberCookie(config, user.id, remember),
      ],
    },
  };
}
