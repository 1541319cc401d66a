import type { Wishlist } from "@velours/sdk/types";
import type { SessionStore } from "../../platform/session/store.ts";

export type Items = Wishlist["items"];

/** A press on a heart that the shop has not answered. */
export interface Press {
  product: number;
  /** The product is to be in the wishlist. */
  isWish: boolean;
  site: Items[number]["site"];
}

/** A member's wishlist as the hearts show it: the shop's last answer, and the presses since. */
export interface Hearts {
  member: number;
  answered: Wishlist;
  presses: readonly Press[];
  shown: Wishlist;
}

const lastShown = new WeakMap<SessionStore, Hearts>();

/** Undefined for a guest, and until the wishlist is fetched. If it is not the last one shown, the shop has answered since. */
export function readHearts(session: SessionStore): Hearts | undefined {
  const { user, wishlist } = session.get();
  if (!user || !wishlist) return undefined;
  const last = lastShown.get(session);
  if (last?.shown === wishlist) return last;
  const presses = last?.member === user.id ? last.presses : [];
  return { member: user.id, answered: wishlist, presses, shown: wishlist };
}

export function showHearts(session: SessionStore, hearts: Hearts): void {
  const { answered, presses } = hearts;
  const shown = { ...answered, items: presses.reduce(afterPress, answered.items) };
  lastShown.set(session, { ...hearts, shown });
  session.set({ wishlist: shown });
}

/** For a press that nothing waits for any more, however it ended. */
export function endPress(session: SessionStore, press: Press): void {
  const last = lastShown.get(session);
  if (!last?.presses.includes(press)) return;
  const hearts = readHearts(session);
  if (hearts?.member === last.member) showHearts(session, withoutPress(hearts, press));
  else lastShown.delete(session);
}

export const has = (items: Items, product: number): boolean =>
  items.some(({ content_id }) => content_id === product);

export const withoutPress = (hearts: Hearts, press: Press): Hearts => ({
  ...hearts,
  presses: hearts.presses.filter((other) => other !== press),
});

function afterPress(items: Items, { product, isWish, site }: Press): Items {
  if (isWish === has(items, product)) return items;
  return isWish
    ? [...items, { id: 0, type: "product", content_id: product, site }]
    : items.filter(({ content_id }) => content_id !== product);
}
