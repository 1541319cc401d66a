import { catalogue, type ErrorReference, references } from "@velours/sdk/shop";
import { mockOperations } from "../contract.ts";

/** An error of an operation. */
export interface Scenario {
  operation: string;
  reference: ErrorReference;
  status: number;
}

/** Every error reference with its scenarios, by its name; none for one that only comes within another error. */
export function scenariosByReference(): Map<ErrorReference, Scenario[]> {
  const operationIds = new Set(mockOperations.map(({ operationId }) => operationId));
  const pairs = Object.entries(references).filter(([operation]) => operationIds.has(operation));
  const all: Scenario[] = pairs.flatMap(([operation, names]) =>
    names.map((reference) => ({ operation, reference, status: catalogue[reference].status })),
  );
  const names = (Object.keys(catalogue) as ErrorReference[]).sort((a, b) => a.localeCompare(b));
  const grouped = new Map<ErrorReference, Scenario[]>(names.map((reference) => [reference, []]));
  for (const scenario of all.sort((a, b) => a.reference.localeCompare(b.reference))) {
    grouped.set(scenario.reference, [...(grouped.get(scenario.reference) ?? []), scenario]);
  }
  return grouped;
}
