import { getErrorText } from "@velours/sdk/errors";
import type { Member } from "../../session/Member.ts";
import type { Handler } from "../Handler.ts";
import type { MockResponse } from "../MockResponse.ts";
import { placeDemoOrders } from "../merchant/placeDemoOrders.ts";
import { refuse, refuseField } from "../refuse.ts";
import { codes } from "./codes.ts";
import { presentMember } from "./presentMember.ts";
import { proveEmail } from "./proveEmail.ts";

/** Signs in, in the order of the server's refusals: a person, the password, the second factor. */
export const login: Handler<"login"> = async ({ body }, context) => {
  const { session } = context;
  if (body.action === "send-one-time-code") {
    session.wasSentCode = true;
    return refuse("oneTimeCodeRequired", { "challenge.token": "" });
  }
  const { type, token } = body.challenge ?? {};
  if (type !== "one-time-code" && token !== codes.botCheck)
    return refuseField("turnstileChallengeFailed", "challenge.token");
  const found = session.members.find(body.email);
  const member = found?.password === body.password ? found : undefined;
  const isRightCode =
    type === "one-time-code" && session.wasSentCode && token === codes.oneTime && member !== undefined;
  if (type === "one-time-code" && !isRightCode) return refuseField("oneTimeCodeInvalid", "challenge.token");
  if (member === undefined) return refuse("credentialsInvalid");

  const refused = requireSecondFactor(member, body.MFA?.token);
  if (refused !== null) return refused;
  session.wasSentCode = false;
  if (isRightCode) proveEmail(session, member);
  if (member.staff !== undefined) {
    session.member = undefined;
    await placeDemoOrders(context);
  }
  session.member = member;
  session.signIn = { id: session.newId(), at: context.now, userAgent: context.userAgent };
  return { status: 200, body: presentMember(member, context) };
};

function requireSecondFactor(
  { secondFactor }: Member,
  token: string | null | undefined,
): MockResponse | null {
  if (secondFactor === null || token === codes.authenticator) return null;
  const reference =
    secondFactor === "setup"
      ? "multiFactorAuthenticationSetupRequired"
      : "multiFactorAuthenticationTokenRequired";
  const of = token ? { of: "wrong" } : {};
  const wrong = token ? { "MFA.token": getErrorText(reference, of) } : {};
  const setup = { QR: { image: picture }, secret: "KZCUYT2VKJJSAVCPKRICAU2BJZCEET2Y" };
  const value = secondFactor === "setup" ? { action: "setup", ...setup } : { action: "token" };
  return refuse(reference, { ...value, type: "TOTP", ...wrong }, of);
}

/** A single dot: the mock's authenticator code is constant, so its QR picture is never scanned. */
const picture =
  "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";
