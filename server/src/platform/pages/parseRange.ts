/**
 * The bytes a Range header wants, both ends included; undefined when it wants all or is not understood (several ranges
 * are not), null when there are none such.
 */
export function parseRange(
  header: string | undefined,
  length: number,
): { start: number; end: number } | undefined | null {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(header ?? "") ?? [];
  if (from === undefined || to === undefined || (from === "" && to === "")) return undefined;
  const start = from === "" ? Math.max(0, length - Number(to)) : Number(from);
  const end = from === "" || to === "" ? length - 1 : Math.min(Number(to), length - 1);
  if (from !== "" && to !== "" && Number(to) < start) return undefined;
  return start < length && start <= end ? { start, end } : null;
}
