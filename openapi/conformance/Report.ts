import type { Rule } from "./contract/checkAnswer.ts";
import type { OperationName } from "./contract/document.ts";

export const partNames = ["contract", "meaning", "rows", "sessions", "fuzz"] as const;
export type PartName = (typeof partNames)[number];

/** Something an implementation does against the contract. */
export interface Finding {
  rule: Rule | "amount" | "behaviour";
  message: string;
  /** The operation that was called last. */
  operation: OperationName | undefined;
  /** `POST /services/payments/invoice` */
  request: string;
  /** The body that was sent, as JSON; empty without one. */
  body: string;
  /** A command that sends the request again. */
  curl: string;
  /** The beginning of the answer. */
  answer: string;
}

/** How far an operation is: `missing` where nothing answers as the contract would. */
export type OperationState = "missing" | "found" | "clean";

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
  /** In the order of the contract. */
  operations: { name: OperationName; state: OperationState }[];
}

/** A finding and how often it was made: the same of the same operation, numbers and ids aside. */
export interface FindingGroup {
  first: Finding;
  count: number;
  /** `part/name` of the cases that made it. */
  cases: string[];
}

/** Findings of a report, the same ones together, the most frequent first. */
export function groupFindings({ cases }: Report): FindingGroup[] {
  const groups = new Map<string, FindingGroup>();
  for (const { part, name, findings } of cases)
    for (const finding of findings) {
      const { operation, rule, message } = finding;
      const key = `${operation} ${rule} ${message.replace(/[\da-f]{8}-[\da-f-]{27}|\d+(\.\d+)?/g, "0")}`;
      const group = groups.get(key) ?? { first: finding, count: 0, cases: [] };
      groups.set(key, group);
      group.count += 1;
      if (!group.cases.includes(`${part}/${name}`)) group.cases.push(`${part}/${name}`);
    }
  return [...groups.values()].sort((some, others) => others.count - some.count);
}

export const countFindings = ({ cases }: Report): number =>
  cases.reduce((sum, { findings }) => sum + findings.length, 0);
