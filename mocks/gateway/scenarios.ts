import { createHmac, randomBytes, randomUUID } from "node:crypto";

/** The result of a sandbox nonce; the server reads it back out of the nonce. */
export type PaymentScenario = "ok" | "declined" | "insufficient" | "invalid" | "broken";

/** Cards that ask the bank first; `threeDSecure.verify` turns their nonce into an `ok` one, or refuses. */
export type BankScenario = "3ds-challenge" | "3ds-challenge-fail" | "3ds-pass" | "3ds-fail";

/** The gateway's own public test nonce: it was used before, so the server answers 91564. */
export const consumedNonce = "fake-consumed-nonce";

type Scenario = PaymentScenario | BankScenario | "consumed";

export const SCENARIO_BY_CARD: Record<string, Scenario> = {
  "4000111111111115": "declined",
  "5105105105105100": "declined",
  "378734493671000": "declined",
  "4009348888881881": "insufficient",
  "4012000077777777": "consumed",
  "4012888888881881": "invalid",
  "4012000033330026": "broken",
  "4000000000001091": "3ds-challenge",
  "4000000000001109": "3ds-challenge-fail",
  "4000000000001000": "3ds-pass",
  "4000000000001018": "3ds-fail",
};

/** Tokenises once; the second token of the same fields fails, so the order comes without upsells. */
export const tokenisesOnce = "4217651111111119";

/**
 * `sandbox-card-<scenario>-<uuid>-card_<name>`, fresh for each tokenisation; cards that are not listed are `ok`. The name is
 * the same for the same number, as a real gateway's is, and does not give it away.
 */
export function createCardNonce(number: string): string {
  const scenario = SCENARIO_BY_CARD[number] ?? "ok";
  if (scenario === "consumed") return consumedNonce;
  const name = createHmac("sha256", nameKey).update(number).digest("hex").slice(0, 16);
  return `${createScenarioNonce(scenario)}-card_${name}`;
}

/** Known to this process alone: numbers are few enough to be guessed from a plain hash. */
const nameKey = randomBytes(32);

export function createScenarioNonce(scenario: PaymentScenario | BankScenario): string {
  return `sandbox-card-${scenario}-${randomUUID()}`;
}

/** The bank's part in a nonce, or undefined when the bank has nothing to ask. */
export function getBankScenario(nonce: string): BankScenario | undefined {
  const match = /^sandbox-card-(3ds-challenge-fail|3ds-challenge|3ds-pass|3ds-fail)-[0-9a-f]{8}-/.exec(nonce);
  return match?.[1] as BankScenario | undefined;
}
