import type { Currency } from "../../types.ts";

/** Public keys of the payment processor by where it is: each currency has its own; pounds and euros use that of US dollars. */
export const processorKeys = ({ us, ca }: { us: string; ca: string }): Record<Currency, string> => ({
  USD: us,
  CAD: ca,
  GBP: us,
  EUR: us,
});
