import { getErrorText } from "@velours/sdk/errors";
import type { Context } from "../../platform/context.ts";
import { type ErrorResponse, refuse } from "../../platform/contract.ts";
import type { Transaction } from "../../platform/store/schema.ts";
import { openWithKeys, sealSecret } from "./sealedSecret.ts";
import {
  confirmTotpSecret,
  pendTotpSecret,
  resealTotpSecret,
  type UserRow,
  useTotpStep,
} from "./store/users.ts";
import { newTotpSecret, totpPicture, totpStep } from "./totp.ts";

/**
 * Values that the start of the session consumes: nothing, a time step, or the pending secret with its first
 * step. `sealed` stores the secret as `after` from now on, because the key was changed.
 */
export type SecondFactor = {
  step?: number;
  pendingSecret?: string;
  sealed?: { before: string; after: string };
};

type Refused = ErrorResponse<
  "multiFactorAuthenticationSetupRequired" | "multiFactorAuthenticationTokenRequired"
>;

/**
 * Returns a second factor when the member needs none or proves it with this code; else the refusal to answer.
 */
export async function checkSecondFactor(
  context: Pick<Context, "store" | "now" | "config" | "sites">,
  user: UserRow,
  token: string | null | undefined,
): Promise<SecondFactor | { refused: Refused }> {
  const { store, now, config, sites } = context;
  const { totpKey, totpKeyBefore, totpRequired } = config;
  if (user.totp_secret !== null) {
    const before = user.totp_secret;
    const { secret, isCurrent } = openWithKeys([totpKey, totpKeyBefore], user.id, before);
    const step = token ? totpStep(secret, token, now.getTime()) : null;
    const isNew = step !== null && (user.totp_step === null || step > user.totp_step);
    if (!isNew) return { refused: refuseToken(token) };
    return isCurrent ? { step } : { step, sealed: { before, after: sealSecret(totpKey, user.id, secret) } };
  }
  if (!user.totp_required && !totpRequired) return {};
  const pendingSecret = await pendTotpSecret(store.db, user, sealSecret(totpKey, user.id, newTotpSecret()));
  const { secret } = openWithKeys([totpKey, totpKeyBefore], user.id, pendingSecret);
  const step = token ? totpStep(secret, token, now.getTime()) : null;
  return step === null
    ? { refused: await refuseSetup(user, secret, token, sites.current(config.site)?.value.name) }
    : { step, pendingSecret };
}

/** Consumes the second factor; false when another request used the same code first. */
export async function useSecondFactor(
  trx: Transaction,
  userId: number,
  { step, pendingSecret, sealed }: SecondFactor,
): Promise<boolean> {
  if (pendingSecret !== undefined && !(await confirmTotpSecret(trx, userId, pendingSecret))) return false;
  if (sealed !== undefined) await resealTotpSecret(trx, userId, sealed);
  return step === undefined || useTotpStep(trx, userId, step);
}

function refuseToken(token: string | null | undefined): Refused {
  const name = "multiFactorAuthenticationTokenRequired";
  return refuse(name, { action: "token", type: "TOTP", ...wrong(name, token) }, textOptions(token));
}

async function refuseSetup(
  user: UserRow,
  secret: string,
  token: string | null | undefined,
  issuer = "",
): Promise<Refused> {
  const name = "multiFactorAuthenticationSetupRequired";
  const QR = { image: await totpPicture(secret, user.email, issuer) };
  return refuse(
    name,
    { action: "setup", type: "TOTP", QR, secret, ...wrong(name, token) },
    textOptions(token),
  );
}

const textOptions = (token: string | null | undefined) => (token ? { of: "wrong" } : {});

/** The text at the code's field, when a code was sent. */
const wrong = (reference: Refused["body"]["reference"], token: string | null | undefined) =>
  token ? { "MFA.token": getErrorText(reference, { of: "wrong" }) } : {};
