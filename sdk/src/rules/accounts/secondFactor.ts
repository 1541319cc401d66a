import { fieldsOf } from "../forms/fieldsOf.ts";

/** What the authenticator section shows: only the code, or its setting up too. */
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

const textOf = (value: unknown): string | null => (typeof value === "string" ? value : null);

/** The second factor an answer asks for: in its MFA data, or in the value of its error; null for none. */
export function secondFactorOf(answer: unknown): SecondFactor | null {
  const { MFA, reference, value } = fieldsOf(answer);
  const asked = MFA ?? (REFERENCES.includes(reference) ? (fieldsOf(value).MFA ?? value ?? {}) : undefined);
  if (typeof asked !== "object" || asked === null) return null;
  const { action, QR, secret } = fieldsOf(asked);
  const setup = action === "setup" || reference === "multiFactorAuthenticationSetupRequired";
  return {
    setup,
    image: setup ? textOf(fieldsOf(QR).image) : null,
    secret: setup ? textOf(secret) : null,
  };
}
