import { references } from "@velours/sdk/shop";
import { mockOperations } from "../contract.ts";
import { nearest } from "./nearest.ts";
import { failures, settingNames } from "./settings.ts";

const accepted: Record<string, readonly string[]> = {
  scenario: [...new Set(Object.values(references).flat())],
  fail: failures,
  operation: mockOperations.map(({ operationId }) => operationId),
};

/**
 * An error in the settings a client names, in a sentence: a misspelt one would be answered as if it had not
 * been named. Undefined when all is well. Empty texts and `none` take a setting back.
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

/** An error in the names of settings, in a sentence; undefined when there is a setting of each. */
export function findUnknownSetting(
  names: readonly string[],
  options: readonly string[] = settingNames,
  noun = "setting",
): string | undefined {
  const unknown = names.find((name) => !options.includes(name));
  if (unknown === undefined) return undefined;
  const near = nearest(unknown, options);
  return `There is no ${noun} "${unknown}". ${near ? `Did you mean "${near}"?` : `There are: ${options.join(", ")}.`}`;
}
