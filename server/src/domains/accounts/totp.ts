import { Secret, TOTP } from "otpauth";

const period = 30;
/** A step before and a step after are accepted: clocks are never quite alike. */
const window = 1;

/** A new secret of 160 bits, Base32. */
export const newTotpSecret = (): string => new Secret({ size: 20 }).base32;

/** The time step a code is good for (RFC 6238), or null for a wrong one. `now` in ms. */
export function totpStep(secret: string, token: string, now: number): number | null {
  const totp = createTotp(secret);
  const delta = totp.validate({ token: token.trim(), timestamp: now, window });
  return delta === null ? null : totp.counter({ timestamp: now }) + delta;
}

/** The secret as a picture for authenticator apps, a data URL. The label is the address, the issuer the shop's name. */
export async function totpPicture(secret: string, email: string, issuer: string): Promise<string> {
  // Loaded on demand: few members ever ask for one, and its 57 files would delay every start.
  const { toDataURL } = await import("qrcode");
  return toDataURL(createTotp(secret, email, issuer).toString(), { margin: 1, width: 240 });
}

const createTotp = (secret: string, label = "", issuer = ""): TOTP =>
  new TOTP({ issuer, label, secret: Secret.fromBase32(secret), period, digits: 6 });
