/**
 * True when two addresses of a list differ in their page and in nothing else. More of them below is no other
 * page.
 */
export function isPageChange(from: object, to: object): boolean {
  const { page: before, more, ...was } = from as Record<string, unknown>;
  const { page: after, more: still, ...is } = to as Record<string, unknown>;
  const entries = Object.entries(was);
  return (
    (before !== after || (more !== undefined && still === undefined)) &&
    entries.length === Object.keys(is).length &&
    entries.every(([key, value]) => is[key] === value)
  );
}
