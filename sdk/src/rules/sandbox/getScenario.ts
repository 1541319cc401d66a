/** The sandbox gateway's outcome for a nonce or token. */
export type Scenario =
  | "ok"
  | "declined"
  | "expired"
  | "insufficient"
  | "rejected"
  | "invalid"
  | "broken"
  | "consumed";

/** The gateway's own public test nonces and the tokens of the sandbox's saved cards. */
const PUBLIC_TOKENS: Record<string, Scenario> = {
  "fake-valid-nonce": "ok",
  "fake-consumed-nonce": "consumed",
  "fake-processor-declined-visa-nonce": "declined",
  "fake-luhn-invalid-nonce": "invalid",
  "fake-gateway-rejected-fraud-nonce": "rejected",
  "fake-paypal-one-time-nonce": "ok",
  "fake-apple-pay-visa-nonce": "ok",
  "fake-android-pay-visa-nonce": "ok",
  "fake-venmo-account-nonce": "ok",
  "sandbox-saved-visa-1111": "ok",
  "sandbox-saved-mastercard-5100": "declined",
  "sandbox-saved-amex-0005": "expired",
};

const carried = /^sandbox-[a-z]+(?:-[a-z]+)*?-(ok|declined|insufficient|invalid|broken)-/;

/** Reads the scenario a nonce carries (`sandbox-card-declined-…`); an unknown nonce counts as consumed. */
export function getScenario(nonce: string): Scenario {
  return (
    (Object.hasOwn(PUBLIC_TOKENS, nonce) ? PUBLIC_TOKENS[nonce] : undefined) ??
    (carried.exec(nonce)?.[1] as Scenario | undefined) ??
    "consumed"
  );
}

/** Public test nonces and saved cards work any number of times; what the card fields make works once. */
export const isReusable = (nonce: string): boolean =>
  Object.hasOwn(PUBLIC_TOKENS, nonce) || isSavedCardToken(nonce);

/** Tokens of saved cards are no nonces, and nonces no tokens. */
export const isSavedCardToken = (text: string): boolean => text.startsWith("sandbox-saved-");
