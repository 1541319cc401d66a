import { formatMoney } from "@velours/sdk/rules";
import type { CollectionCondition, CollectionRules, Currency } from "@velours/sdk/types";
import { m } from "../../../platform/text/m.ts";
import type { Text } from "../../../platform/text/useText.ts";

/** Conditions by the order in which the form offers them. */
export const conditionKinds = ["type", "vendor", "tag", "price", "inStock", "onSale", "newDays"] as const;

export type ConditionKind = (typeof conditionKinds)[number];

export const kindTexts: Record<ConditionKind, typeof m.desk_site> = {
  type: m.desk_condition_type,
  vendor: m.brand,
  tag: m.desk_condition_tag,
  price: m.price,
  inStock: m.desk_condition_in_stock,
  onSale: m.desk_condition_on_sale,
  newDays: m.desk_condition_new_days,
};

/** A condition as it is typed; fields of other kinds keep their values. */
export interface ConditionDraft {
  id: number;
  kind: ConditionKind;
  /** A text, or a number of days. */
  value: string;
  isTrue: boolean;
  currency: Currency;
  above: string;
  below: string;
}

/** Rules as they are typed; `named` is a collection without any, which has the products that name it. */
export interface RulesDraft {
  match: "named" | "all" | "any";
  conditions: readonly ConditionDraft[];
}

export const mostConditions = 20;

export function toRulesDraft(rules: CollectionRules | undefined, currency: Currency): RulesDraft {
  const match = rules?.all ? "all" : rules?.any ? "any" : "named";
  const conditions = rules?.all ?? rules?.any ?? [];
  return { match, conditions: conditions.map((each, id) => toDraft(each, id, currency)) };
}

/** A condition of the first kind with nothing typed. */
export const emptyCondition = (id: number, currency: Currency): ConditionDraft => ({
  id,
  kind: conditionKinds[0],
  value: "",
  isTrue: true,
  currency,
  above: "",
  below: "",
});

function toDraft(condition: CollectionCondition, id: number, currency: Currency): ConditionDraft {
  const kind = conditionKinds.find((each) => condition[each] !== undefined) ?? conditionKinds[0];
  const draft = { ...emptyCondition(id, currency), kind };
  if (kind === "price") {
    const { currency: own = currency, above, below } = condition.price ?? {};
    return { ...draft, currency: own, above: String(above ?? ""), below: String(below ?? "") };
  }
  if (kind === "inStock" || kind === "onSale") return { ...draft, isTrue: condition[kind] === true };
  return { ...draft, value: String(condition[kind] ?? "") };
}

/** Rules in the contract's form; undefined for none. */
export function toRules({ match, conditions }: RulesDraft): CollectionRules | undefined {
  return match === "named" || conditions.length === 0 ? undefined : { [match]: conditions.map(toCondition) };
}

function toCondition({ kind, value, isTrue, ...price }: ConditionDraft): CollectionCondition {
  const typed = value.trim();
  switch (kind) {
    case "price":
      return {
        price: {
          currency: price.currency,
          ...(price.above && { above: Number(price.above) }),
          ...(price.below && { below: Number(price.below) }),
        },
      };
    case "newDays":
      return { newDays: Number(typed) };
    case "inStock":
    case "onSale":
      return { [kind]: isTrue };
    default:
      return { [kind]: typed };
  }
}

/** Rules in words, for people who compare two forms of them; null for none. */
export function describeRules(rules: CollectionRules | undefined, text: Text): string | null {
  const conditions = rules?.all ?? rules?.any;
  if (conditions === undefined) return null;
  const words = conditions.map((each) => describeCondition(each, text)).join(" · ");
  return text(rules?.all ? m.desk_rules_are_all : m.desk_rules_are_any, { words });
}

function describeCondition(condition: CollectionCondition, text: Text): string {
  const kind = conditionKinds.find((each) => condition[each] !== undefined) ?? conditionKinds[0];
  const label = text(kindTexts[kind]);
  if (kind === "price") {
    const { currency, above, below } = condition.price ?? { currency: "USD" };
    const show = (amount: number) => formatMoney(amount, currency, { digits: 2 });
    return [
      label,
      ...(above === undefined ? [] : [`> ${show(above)}`]),
      ...(below === undefined ? [] : [`< ${show(below)}`]),
    ].join(" ");
  }
  const value =
    kind === "inStock" || kind === "onSale"
      ? text(condition[kind] ? m.desk_log_yes : m.desk_log_no)
      : String(condition[kind]);
  return text(m.desk_menu_change, { entry: label, field: value });
}
