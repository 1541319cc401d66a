import { startPrism } from "./prism/startPrism.ts";
import type { Violation } from "./prism/watchAnswers.ts";

export interface ContractProxy {
  /** Base address of the contract's paths, without `/api`. */
  url: string;
  /** Every way in which an answer broke the contract so far. */
  violations: Violation[];
  close(): Promise<void>;
}

/**
 * Prism's validating proxy in front of a real shop (`upstream`, its origin). It lets everything through, right or wrong, and
 * keeps account of answers that break the contract.
 */
export async function startProxy({
  upstream,
  port,
}: {
  upstream: string;
  port: number;
}): Promise<ContractProxy> {
  const violations: Violation[] = [];
  const prism = await startPrism({
    port,
    upstream: { url: new URL("/api", upstream).href, onViolation: (violation) => violations.push(violation) },
  });
  return { ...prism, violations };
}
