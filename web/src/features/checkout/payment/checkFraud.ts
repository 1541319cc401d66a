import type { FraudCheck } from "./gateways/CardGateway.ts";

/** How long the fraud check may be silent before payment proceeds without it. */
const FRAUD_TIMEOUT = 10_000;

interface Options {
  sessionId: string;
  email: string;
  /** Puts the silence on record. */
  onSilent: () => void;
  timeout?: number;
}

/**
 * Lets the fraud check collect its data before the payment. Silence is no failure: after 10 s it is logged
 * and the payment goes on. Rejects when the check itself fails.
 */
export function checkFraud(
  check: FraudCheck,
  { sessionId, email, onSilent, timeout = FRAUD_TIMEOUT }: Options,
) {
  return new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => {
      onSilent();
      resolve();
    }, timeout);
    check
      .collect(sessionId, { email })
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });
}

/** A session id for the fraud check: 32 hexadecimal characters. */
export const fraudSessionId = (): string => crypto.randomUUID().replaceAll("-", "");
