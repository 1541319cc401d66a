import { references } from "@velours/sdk/errors";
import { operations } from "../contract.ts";
import { failures } from "./settings.ts";

const accepted: Record<string, readonly string[]> = {
  scenario: [...new Set(Object.values(references).flat())],
  fail: failures,
  operation: operations.map(({ operationId }) => operationId),
};

/**
 * What is wrong with the settings a client names, in a sentence: a misspelt one would be answered as if it had not been
 * named. Undefined when all is well. Empty texts and `none` take a setting back.
 */
export function checkSettings(named: (name: string) => string | undefined): string | undefined {
  for (const [name, values] of Object.entries(accepted)) {
    const value = named(name);
    if (!value || value === "none" || values.includes(value)) continue;
    const near = nearest(value, values);
    return `${name} is "${value}", which there is not. ${near ? `Did you mean "${near}"?` : `One of: ${values.join(", ")}`}`;
  }
  const delay = named("delay");
  if (delay && delay !== "none" && !/^\d{1,5}$/.test(delay))
    return `delay is "${delay}", but it must be milliseconds, up to 60000.`;
  return undefined;
}

/** The value that shares most pairs of letters, when it shares half of them. */
function nearest(value: string, values: readonly string[]): string | undefined {
  const pairs = (text: string) =>
    new Set([...text.toLowerCase()].map((_, at) => text.toLowerCase().slice(at, at + 2)));
  const own = pairs(value);
  const likeness = (other: string) => {
    const theirs = pairs(other);
    return (2 * [...own].filter((pair) => theirs.has(pair)).length) / (own.size + theirs.size);
  };
  const best = values.toSorted((left, right) => likeness(right) - likeness(left))[0];
  return best !== undefined && likeness(best) >= 0.5 ? best : undefined;
}
