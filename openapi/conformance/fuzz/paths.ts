/** The value at a path. */
export const getAt = (value: unknown, path: readonly string[]): unknown =>
  path.reduce((parent, key) => (parent as Record<string, unknown>)[key], value);

/** Paths of everything in a value, itself first. */
export function listPaths(value: unknown): string[][] {
  if (typeof value !== "object" || value === null) return [[]];
  return [
    [],
    ...Object.entries(value).flatMap(([key, part]) => listPaths(part).map((rest) => [key, ...rest])),
  ];
}

/** The value with `replacement` at a path; missing parents are created. */
export function replaced(value: unknown, [key, ...rest]: string[], replacement: unknown): unknown {
  if (key === undefined) return replacement;
  const isList = Array.isArray(value) || (value == null && key === "0");
  const copy = (isList ? [...((value as unknown[]) ?? [])] : { ...(value as object) }) as Record<
    string,
    unknown
  >;
  copy[key] = replaced(copy[key], rest, replacement);
  return copy;
}
