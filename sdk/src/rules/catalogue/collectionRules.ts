import type { Collection } from "../../types.ts";
import { WARRANTY } from "../cart/productTypes.ts";
import { BitSet } from "./BitSet.ts";
import type { NumberColumn } from "./NumberColumn.ts";
import type { ProductGroups } from "./ProductGroups.ts";

/** Conditions that decide which products are in a collection. */
export type CollectionRules = NonNullable<Collection["rules"]>;
type Condition = NonNullable<CollectionRules["all"]>[number];

const dayMilliseconds = 86_400_000;

/** A day in UTC by its number. */
export const toDay = (milliseconds: number): number => Math.floor(milliseconds / dayMilliseconds);

/** The catalogue that rules are judged on. */
export interface RuledCatalogue {
  groups: ProductGroups;
  /** When each product came into the shop, by its place; milliseconds since 1970. */
  created: NumberColumn;
  today: number;
}

/** Places of the products that a collection's rules let in, on sale or not. */
export function matchRules({ all, any = [] }: CollectionRules, catalogue: RuledCatalogue): BitSet {
  const match = (condition: Condition) => matchCondition(condition, catalogue);
  const found = all
    ? all.map(match).reduce((both, bits) => both.and(bits))
    : any.map(match).reduce((either, bits) => either.or(bits), new BitSet());
  return found.without(catalogue.groups.byType(WARRANTY));
}

function matchCondition(condition: Condition, { groups, created, today }: RuledCatalogue): BitSet {
  const { type, vendor, tag, price, inStock, onSale, newDays } = condition;
  const either = (bits: BitSet, isIn: boolean) => (isIn ? bits : groups.every.without(bits));
  if (type !== undefined) return groups.byType(type);
  if (vendor !== undefined) return groups.byVendors([vendor]);
  if (tag !== undefined) return groups.byCollection(tag);
  if (price !== undefined) {
    const { currency, below = Number.POSITIVE_INFINITY, above = Number.NEGATIVE_INFINITY } = price;
    return groups.byOwnPrice(currency, (amount) => above < amount && amount < below);
  }
  if (inStock !== undefined) return either(groups.byStock(undefined, ["low", "high", "unlimited"]), inStock);
  if (onSale !== undefined) return either(groups.onSale, onSale);
  if (newDays !== undefined)
    return groups.every.filter((place) => today - toDay(created.get(place)) < newDays);
  return new BitSet();
}
