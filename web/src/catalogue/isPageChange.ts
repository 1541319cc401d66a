/** Whether two addresses of a list differ in their page and in nothing else. */
export function isPageChange(from: object, to: object): boolean {
  const { page: before, more: _, ...was } = from as Record<string, unknown>;
  const { page: after, more: __, ...is } = to as Record<string, unknown>;
  const entries = Object.entries(was);
  return (
    before !== after &&
    entries.length === Object.keys(is).length &&
    entries.every(([key, value]) => is[key] === value)
  );
}
