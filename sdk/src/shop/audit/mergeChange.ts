import { getOwn } from "../../rules/getOwn.ts";
import { isObject, labelRows } from "../diffRows.ts";
import { isSameValue } from "../isSameValue.ts";

type Rows = ReadonlyMap<string, unknown>;

/**
 * A value as a change leaves it that others have changed since: fields, and rows of lists, that the change left alone stay
 * as they are stored. A list whose rows nothing tells apart is replaced.
 */
export function mergeChange(stored: unknown, before: unknown, after: unknown): unknown {
  if (isSameValue(before, after)) return stored;
  if (isObject(stored) && isObject(before) && isObject(after)) {
    const fields = Object.keys({ ...stored, ...after }).flatMap((name) => {
      const [had, has] = [getOwn(before, name), getOwn(after, name)];
      const isThere = name in (isSameValue(had, has) ? stored : after);
      return isThere ? [[name, mergeChange(getOwn(stored, name), had, has)]] : [];
    });
    return Object.fromEntries(fields);
  }
  if (!Array.isArray(stored) || !Array.isArray(before) || !Array.isArray(after)) return after;
  const labelled = labelRows(stored, before, after);
  if (labelled === null) return after;
  const [now, had, has] = labelled;
  return mergeRows(now!, had!, has!);
}

/** True when something that a change touches is not as it was before it any more. */
export function isMoved(stored: unknown, before: unknown, after: unknown): boolean {
  if (isSameValue(before, after) || isSameValue(stored, before)) return false;
  if (isObject(stored) && isObject(before) && isObject(after))
    return Object.keys({ ...before, ...after }).some((name) =>
      isMoved(getOwn(stored, name), getOwn(before, name), getOwn(after, name)),
    );
  if (!Array.isArray(stored) || !Array.isArray(before) || !Array.isArray(after)) return true;
  const labelled = labelRows(stored, before, after);
  if (labelled === null) return true;
  const [now, had, has] = labelled;
  return [...new Set([...had!.keys(), ...has!.keys()])].some((name) =>
    isMoved(now!.get(name), had!.get(name), has!.get(name)),
  );
}

/**
 * Rows by their labels; their order is the stored one, or that of the change where it is one of order. A row that others took
 * away stays away.
 */
function mergeRows(stored: Rows, before: Rows, after: Rows): unknown[] {
  const common = (rows: Rows, others: Rows) => [...rows.keys()].filter((name) => others.has(name));
  const isSorted = isSameValue(common(before, after), common(after, before));
  const isLeft = (name: string) =>
    after.has(name) ? stored.has(name) || !before.has(name) : !before.has(name);
  const [first, second] = isSorted ? [stored, after] : [after, stored];
  const names = [...first.keys()].filter(isLeft);
  for (const [place, name] of [...second.keys()].entries()) {
    if (names.includes(name) || !isLeft(name)) continue;
    const previous = [...second.keys()]
      .slice(0, place)
      .filter((each) => names.includes(each))
      .at(-1);
    names.splice(previous === undefined ? 0 : names.indexOf(previous) + 1, 0, name);
  }
  return names.map((name) => mergeChange(stored.get(name), before.get(name), after.get(name)));
}
