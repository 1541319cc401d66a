import type { NavigationMenuEntry } from "@velours/sdk/types";
import { groupBy } from "../../../platform/groupBy.ts";
import { m } from "../../../platform/text/m.ts";
import type { Text } from "../../../platform/text/useText.ts";
import type { ShownChange } from "../../FieldChanges.tsx";
import { findMoved } from "./findMoved.ts";

/** An entry with its place in the menus. */
interface Placed {
  entry: NavigationMenuEntry;
  /** Places from the top level down. */
  place: readonly number[];
  above: Placed | undefined;
}

const place = (entries: readonly NavigationMenuEntry[], above: Placed | undefined = undefined): Placed[] =>
  entries.flatMap((entry, at) => {
    const placed = { entry, place: [...(above?.place ?? []), at], above };
    return [placed, ...place(entry.menu ?? [], placed)];
  });

const trail = ({ entry, above }: Placed): string =>
  above === undefined ? entry.label : `${trail(above)} › ${entry.label}`;

/** Likenesses by which two entries are the same one, the surest first. */
const likenesses: readonly ((placed: Placed) => string)[] = [
  (placed) => JSON.stringify([placed.above && trail(placed.above), placed.entry.label, placed.entry.url]),
  ({ entry: { label, url } }) => JSON.stringify([label, url]),
  ({ entry: { url } }) => url,
  (placed) => JSON.stringify([placed.above && trail(placed.above), placed.entry.label]),
  (placed) => placed.place.join("."),
];

/** Entries of before by those of after that they became. */
function pairUp(before: readonly Placed[], after: readonly Placed[]): Map<Placed, Placed> {
  const pairs = new Map<Placed, Placed>();
  const left = new Set(before);
  for (const likeness of likenesses)
    for (const placed of after) {
      if (pairs.has(placed)) continue;
      const key = likeness(placed);
      const former = [...left].find((each) => likeness(each) === key);
      if (former === undefined) continue;
      pairs.set(placed, former);
      left.delete(former);
    }
  return pairs;
}

const fields = ["label", "label_fr", "url", "category", "mobileOnly"] as const;

const labels = {
  label: m.desk_menu_label,
  label_fr: m.desk_menu_label_fr,
  url: m.desk_menu_target,
  category: m.desk_menu_heading,
  mobileOnly: m.desk_menu_phones,
};

/** The differences of two forms of a site's menus: entries that come, go and move, and what they say and lead to. */
export function listNavigationChanges(
  from: readonly NavigationMenuEntry[],
  to: readonly NavigationMenuEntry[],
  text: Text,
): ShownChange[] {
  const [before, after] = [place(from), place(to)];
  const pairs = pairUp(before, after);
  const kept = new Set(pairs.values());
  const isOtherMenu = ({ above }: Placed, former: Placed) =>
    above === undefined ? former.above !== undefined : !former.above || pairs.get(above) !== former.above;
  const stayed = after.flatMap((placed) => {
    const former = pairs.get(placed);
    return former === undefined || isOtherMenu(placed, former)
      ? []
      : [{ placed, former: former.place.at(-1) as number }];
  });
  const levels = groupBy(stayed, ({ placed }) => placed.above);
  const moved = new Set([...levels.values()].flatMap(findMoved));
  const at = ({ place: places }: Placed, of: string) => `navigation ${of} ${places.join(".")}`;
  const write = (value: unknown): string | null =>
    typeof value === "boolean" ? text(value ? m.desk_log_yes : m.desk_log_no) : String(value ?? "") || null;
  const added = after.flatMap((placed): ShownChange[] => {
    const former = pairs.get(placed);
    const label = trail(placed);
    if (former === undefined)
      return [{ path: at(placed, "added"), label, before: null, after: placed.entry.url }];
    const differing = fields.filter((field) => {
      const [own, was] = [placed.entry[field], former.entry[field]];
      return field === "mobileOnly" ? (own ?? false) !== (was ?? false) : (own ?? "") !== (was ?? "");
    });
    const isMoved = moved.has(placed) || isOtherMenu(placed, former);
    return [
      ...(isMoved
        ? [
            {
              path: at(placed, "place"),
              label: text(m.desk_menu_change, { entry: label, field: text(m.desk_menu_place) }),
              before: describePlaced(former, text),
              after: describePlaced(placed, text),
            },
          ]
        : []),
      ...differing.map((field) => ({
        path: at(placed, field),
        label: text(m.desk_menu_change, { entry: trail(former), field: text(labels[field]) }),
        before: write(field === "mobileOnly" ? (former.entry[field] ?? false) : former.entry[field]),
        after: write(field === "mobileOnly" ? (placed.entry[field] ?? false) : placed.entry[field]),
      })),
    ];
  });
  const removed = before
    .filter((former) => !kept.has(former))
    .map((former) => ({
      path: at(former, "removed"),
      label: trail(former),
      before: former.entry.url,
      after: null,
    }));
  return [...added, ...removed];
}

const describePlaced = ({ place: places, above }: Placed, text: Text): string =>
  describePlace(places.at(-1) ?? 0, above?.entry.label, text);

/** A place in the menus, counted from zero, for people. */
export const describePlace = (at: number, above: string | undefined, text: Text): string =>
  above === undefined
    ? text(m.desk_menu_place_top, { n: at + 1 })
    : text(m.desk_menu_place_below, { n: at + 1, above });
