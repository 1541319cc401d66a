/** A copy of `value` with another thing at a path such as `cart.products[0].variant`; undefined takes it away. */
export function withField<T>(value: T, path: string, content: unknown): T {
  const copy = structuredClone(value) as Record<string, unknown>;
  const keys = path.match(/[^.[\]]+/g) ?? [];
  const last = keys.pop() ?? "";
  const parent = keys.reduce<Record<string, unknown>>((at, key) => at[key] as Record<string, unknown>, copy);
  if (content === undefined) delete parent[last];
  else parent[last] = content;
  return copy as T;
}
