/** True for values of JSON with the same content, in whatever order their fields are. */
export function isSameValue(first: unknown, second: unknown): boolean {
  if (Object.is(first, second)) return true;
  if (!isObject(first) || !isObject(second) || Array.isArray(first) !== Array.isArray(second)) return false;
  const names = Object.keys(first);
  return (
    names.length === Object.keys(second).length &&
    names.every((name) => Object.hasOwn(second, name) && isSameValue(first[name], second[name]))
  );
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;
