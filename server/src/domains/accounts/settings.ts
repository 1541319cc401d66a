import {
  ConfigError,
  type Environment,
  readOneOf,
  readSwitch,
  text,
} from "../../platform/config/environment.ts";
import { passwordCost } from "./passwordCost.ts";

const botChecks = ["sandbox", "turnstile"] as const;
const botBehaviours = ["pass", "block", "interactive"] as const;

export const readAccountSettings = (env: Environment) => ({
  /** The real bot check; undefined in the sandbox. */
  turnstile: readTurnstile(env),
  /** Behaviour of the sandbox's bot check. */
  sandboxBotCheck: readOneOf(env, "SANDBOX_BOT_CHECK", botBehaviours, "pass"),
  /** Cost of a new password's hash. Not read from the environment: a deployment must not make it cheaper. */
  passwordCost,
  /** Key of 32 bytes that seals authenticator secrets; undefined stores them in plain text. */
  totpKey: readTotpKey(env, "TOTP_KEY"),
  /** The previous key: secrets sealed with it still open, and are sealed anew at the next sign-in. */
  totpKeyBefore: readTotpKey(env, "TOTP_KEY_BEFORE"),
  /** Every member needs an authenticator. */
  totpRequired: readSwitch(env, "TOTP_REQUIRED", false),
});

function readTurnstile(env: Environment) {
  if (readOneOf(env, "BOT_CHECK_PROVIDER", botChecks, "sandbox") === "sandbox") return undefined;
  const siteKey = text(env, "TURNSTILE_SITE_KEY");
  const secret = text(env, "TURNSTILE_SECRET_KEY");
  const url = text(env, "TURNSTILE_URL") ?? "https://challenges.cloudflare.com/turnstile/v0";
  if (siteKey === undefined || secret === undefined) {
    throw new ConfigError(
      "BOT_CHECK_PROVIDER is turnstile, so TURNSTILE_SITE_KEY and TURNSTILE_SECRET_KEY must be set.",
    );
  }
  if (!URL.canParse(url)) {
    throw new ConfigError(
      "TURNSTILE_URL must be an address such as https://challenges.cloudflare.com/turnstile/v0.",
    );
  }
  return { url: url.replace(/\/$/, ""), siteKey, secret };
}

/** Turnstile's public test secrets: the first passes every visitor, the others none. */
const publicTestSecret = /^[123]x0{20,}/;

/** Why programs would pass the bot check: the sandbox, or a key that anybody knows. */
export function botCheckSandbox({ turnstile }: ReturnType<typeof readAccountSettings>): {
  "bot-check"?: string;
} {
  if (turnstile === undefined) return { "bot-check": "BOT_CHECK_PROVIDER is sandbox" };
  if (!publicTestSecret.test(turnstile.secret)) return {};
  return { "bot-check": "TURNSTILE_SECRET_KEY is a public test key" };
}

function readTotpKey(env: Environment, name: "TOTP_KEY" | "TOTP_KEY_BEFORE"): Buffer | undefined {
  const value = text(env, name);
  if (value === undefined) return undefined;
  const key = Buffer.from(value, "base64");
  if (key.length === 32 && /^[A-Za-z0-9+/]{43}=?$/.test(value)) return key;
  throw new ConfigError(`${name} must be 32 random bytes in Base64: openssl rand -base64 32`);
}

declare module "../../platform/config/config.ts" {
  interface Config extends ReturnType<typeof readAccountSettings> {}
}
