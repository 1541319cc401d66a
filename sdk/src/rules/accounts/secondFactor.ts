import { toRecord } from "../forms/toRecord.ts";

/** The mode of the authenticator section: the code alone, or set-up as well. */
export interface SecondFactor {
  setup: boolean;
  /** Source of the QR image; null without setup. */
  image: string | null;
  secret: string | null;
}

const REFERENCES: readonly unknown[] = [
  "multiFactorAuthenticationSetupRequired",
  "multiFactorAuthenticationTokenRequired",
];

const toText = (value: unknown): string | null => (typeof value === "string" ? value : null);

/** The second factor an answer asks for: in its MFA data, or in the value of its error; null for none. */
export function parseSecondFactor(answer: unknown): SecondFactor | null {
  const { MFA, reference, value } = toRecord(answer);
  const details = MFA ?? (REFERENCES.includes(reference) ? (toRecord(value).MFA ?? value ?? {}) : undefined);
  if (typeof details !== "object" || details === null) return null;
  const { action, QR, secret } = toRecord(details);
  const setup = action === "setup" || reference === "multiFactorAuthenticationSetupRequired";
  return {
    setup,
    image: setup ? toText(toRecord(QR).image) : null,
    secret: setup ? toText(secret) : null,
  };
}
