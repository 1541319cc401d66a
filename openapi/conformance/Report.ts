import type { Rule } from "./contract/checkAnswer.ts";

export const partNames = ["contract", "meaning", "rows", "sessions", "fuzz"] as const;
export type PartName = (typeof partNames)[number];

/** Something an implementation does against the contract. */
export interface Finding {
  rule: Rule | "amount" | "behaviour";
  message: string;
  /** `POST /services/payments/invoice` */
  request: string;
  /** The beginning of the answer. */
  answer: string;
}

export interface CaseResult {
  part: PartName;
  name: string;
  findings: Finding[];
  /** Why it could not be checked, or not all of it. */
  skipped: string[];
  requests: number;
  milliseconds: number;
}

export interface Report {
  url: string;
  contract: string;
  seed: number;
  started: string;
  cases: CaseResult[];
  /** Error references that were answered, of those that operations declare. */
  references: { seen: number; declared: number };
}

export const countFindings = ({ cases }: Report): number =>
  cases.reduce((sum, { findings }) => sum + findings.length, 0);
