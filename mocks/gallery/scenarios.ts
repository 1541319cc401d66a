import type { ErrorReference } from "@velours/sdk/errors";
import { catalogue, references } from "@velours/sdk/errors";
import { operations } from "../contract.ts";

/** One error of one operation. */
export interface Scenario {
  operation: string;
  reference: ErrorReference;
  status: number;
}

/** Every error reference with the scenarios it names, by its name; operations the contract in use lacks are left out. */
export function scenariosByReference(): Map<ErrorReference, Scenario[]> {
  const operationIds = new Set(operations.map(({ operationId }) => operationId));
  const pairs = Object.entries(references).filter(([operation]) => operationIds.has(operation));
  const all: Scenario[] = pairs.flatMap(([operation, names]) =>
    names.map((reference) => ({ operation, reference, status: catalogue[reference].status })),
  );
  const grouped = new Map<ErrorReference, Scenario[]>();
  for (const scenario of all.sort((a, b) => a.reference.localeCompare(b.reference))) {
    grouped.set(scenario.reference, [...(grouped.get(scenario.reference) ?? []), scenario]);
  }
  return grouped;
}
