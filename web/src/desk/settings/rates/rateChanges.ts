import { formatMoney, type Locale } from "@velours/sdk/rules";
import type { Currency } from "@velours/sdk/types";
import { m } from "../../../platform/text/m.ts";
import type { Text } from "../../../platform/text/useText.ts";
import type { ShownChange } from "../../FieldChanges.tsx";
import { formatPercent } from "../../formatPercent.ts";
import type { RateField, RateTable } from "./RateTable.ts";
import { readField } from "./rateDrafts.ts";

/** A rate that is added, removed or changed, with its fields. */
export interface RateChange {
  key: string;
  kind: "added" | "removed" | "changed";
  fields: ShownChange[];
}

/** The rates in which two states of a table differ. */
export function listRateChanges<Rate extends object>(
  { fields, getKey }: RateTable<Rate>,
  before: readonly Rate[],
  after: readonly Rate[],
  text: Text,
  locale: Locale,
): RateChange[] {
  const [old, now] = [before, after].map((rates) => new Map(rates.map((rate) => [getKey(rate), rate])));
  return [...new Set([...old!.keys(), ...now!.keys()])].flatMap((key): RateChange[] => {
    const [from, to] = [old!.get(key), now!.get(key)];
    const changes = fields.flatMap((field): ShownChange[] => {
      const [was, is] = [from, to].map((rate) => rate && showField(rate, field, text, locale));
      if ((was ?? null) === (is ?? null)) return [];
      return [{ path: field.path, label: text(field.label), before: was ?? null, after: is ?? null }];
    });
    if (changes.length === 0) return [];
    return [
      {
        key,
        kind: from === undefined ? "added" : to === undefined ? "removed" : "changed",
        fields: changes,
      },
    ];
  });
}

function showField(rate: object, field: RateField, text: Text, locale: Locale): string | null {
  const value = readField(rate, field);
  if (typeof value === "boolean") return text(value ? m.desk_log_yes : m.desk_log_no);
  if (value === "") return null;
  if (field.kind === "percent") return formatPercent(value, locale);
  const { currency } = rate as { currency?: Currency };
  return field.kind === "amount" && currency !== undefined
    ? formatMoney(Number(value), currency, { digits: 2 })
    : value;
}
