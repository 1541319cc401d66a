/** Where two values differ: `discounts.promotion is 14.39 instead of 14.4`. Keys that only `actual` has do not count. */
export function differences(expected: unknown, actual: unknown, path = ""): string[] {
  if (typeof expected === "object" && expected !== null) {
    const found = (typeof actual === "object" && actual !== null ? actual : {}) as Record<string, unknown>;
    return Object.entries(expected).flatMap(([key, part]) =>
      differences(part, found[key], path === "" ? key : `${path}.${key}`),
    );
  }
  if (Object.is(expected, actual)) return [];
  return [`${path} is ${JSON.stringify(actual)} instead of ${JSON.stringify(expected)}`];
}
