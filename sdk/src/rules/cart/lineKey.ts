import type { CartLine } from "../../types.ts";

/** The identity of a line: variant id + free + target. */
export interface LineKey {
  id: number;
  free?: boolean;
  target?: number | null;
}

export type IdentifiedLine = { variant: Pick<CartLine["variant"], "id"> } & Partial<
  Pick<CartLine, "free" | "target">
>;

export const lineKey = (line: IdentifiedLine): LineKey => ({
  id: line.variant.id,
  free: line.free ?? false,
  target: line.target ?? null,
});

/** Identity as text, for maps and list keys. */
export const lineId = ({ id, free, target }: LineKey): string =>
  `${id}${free ? "_free" : ""}${target ? `_${target}` : ""}`;

export const isLine = (line: IdentifiedLine, key: LineKey): boolean =>
  line.variant.id === key.id &&
  (line.free ?? false) === (key.free ?? false) &&
  (line.target ?? null) === (key.target ?? null);
