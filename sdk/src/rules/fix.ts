import type { CartLine, Currency, SiteCode } from "../types.ts";
import type { LineKey } from "./cart/lineKey.ts";

/** Products a fix may add. Ids are product ids. */
export interface Goods {
  /** Only these; null: any. */
  only: readonly number[] | null;
  /** None of these. */
  except: readonly number[];
  /** In a parcel, and no add-on item: what add-on items need. Otherwise neither gift card nor warranty. */
  regular?: true;
}

/** A plan that resolves a refusal, to carry out or to show; once it is applied to the cart, the rule accepts it. */
export type Fix =
  /** Put goods of at least this amount into the cart; 0 is any one of them. */
  | { do: "addGoods"; amount: number; goods: Goods }
  /** Put each of these products into the cart. */
  | { do: "addProducts"; products: readonly number[] }
  /** Take units out of the cart. */
  | { do: "removeUnits"; units: readonly { key: LineKey; quantity: number }[] }
  /** Ship to one of these countries. */
  | { do: "shipTo"; countries: readonly string[] }
  | { do: "changeCurrency"; currency: Currency }
  | { do: "changeSite"; site: SiteCode }
  | { do: "giveEmail" };

/** How much stands between a cart and a yes: `{ amount: 12 }` is "$12 more", `{ excess: 20 }` is "$20 too much". */
export type Missing = { amount: number } | { excess: number } | { products: readonly number[] };

/** A line units can be taken from. */
export type FixableLine = Pick<CartLine, "quantity" | "price" | "free" | "medium" | "target"> & {
  product: Pick<CartLine["product"], "id" | "type" | "meta">;
  variant: Pick<CartLine["variant"], "id">;
};
