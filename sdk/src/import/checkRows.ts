import { createReason, type Reason } from "../reasons/Reason.ts";
import type { Page, Product } from "../types.ts";
import { contractReasons } from "./contractReasons.ts";
import { getRowName } from "./getRowName.ts";
import type { RowKind } from "./kinds.ts";
import { newReasons } from "./newReasons.ts";
import { productReasons } from "./productReasons.ts";
import type { BadRow, PartName, Parts, Row } from "./Row.ts";
import { runSteps } from "./runSteps.ts";
import { storeReasons } from "./storeReasons.ts";
import { valueReasons } from "./valueReasons.ts";

/** Rows that are checked before others may run; about 10 milliseconds. */
const step = 50;

interface CheckedRows<Name extends PartName> {
  good: Row<Parts[Name]>[];
  bad: BadRow[];
}

/** Separates rows that match the contract from rows that do not, or that repeat an earlier row. */
export const checkRows = <Name extends PartName>(
  kind: RowKind<Name>,
  rows: Iterable<Row<Parts[Name]>>,
): CheckedRows<Name> => runSteps(checkInSteps(kind, rows));

/** The same, with a pause after each few rows. */
export function* checkInSteps<Name extends PartName>(
  kind: RowKind<Name>,
  rows: Iterable<Row<Parts[Name]>>,
): Generator<void, CheckedRows<Name>> {
  const good: Row<Parts[Name]>[] = [];
  const bad: BadRow[] = [];
  const seen = new Map<string, Row<Parts[Name]>>();
  let count = 0;
  for (const row of rows) {
    if (++count % step === 0) yield;
    const reasons = contractReasons(kind.check, row.value);
    const taken: string[] = [];
    if (reasons.length === 0)
      reasons.push(
        ...newReasons(row, (value) => [...storeReasons(value), ...valueReasons(kind.name, value)]),
      );
    if (reasons.length === 0) {
      if (kind.name === "products") reasons.push(...productReasons(row.value as Product));
      if (kind.name === "reviews" && (row.value as { product_id?: number }).product_id === undefined)
        reasons.push(createReason("reviewWithoutProduct"));
      for (const [label, value] of identities(kind, row.value)) {
        const earlier = seen.get(`${label} ${value}`);
        if (earlier) reasons.push(takenReason(label, value, earlier, row));
        else taken.push(`${label} ${value}`);
      }
    }
    if (reasons.length === 0) {
      for (const key of taken) seen.set(key, row);
      good.push(row);
    } else {
      const { file, line, rows: count, isListed } = row;
      bad.push({
        file,
        line,
        rows: count,
        name: getRowName(row.value),
        reasons,
        isListed,
      });
    }
  }
  return { good, bad };
}

function identities<Name extends PartName>(
  kind: RowKind<Name>,
  value: Parts[Name],
): [string, string | number][] {
  const keys = Object.entries(kind.getKeys(value)).flatMap(([label, key]): [string, string | number][] =>
    key === undefined ? [] : [[label, key]],
  );
  if (kind.name !== "products") return keys;
  return [...keys, ...(value as Product).variants.map(({ id }) => ["variant id", id] as [string, number])];
}

function takenReason(
  label: string,
  value: string | number,
  earlier: Row<unknown>,
  row: Row<unknown>,
): Reason {
  const { handle = "", site } = row.value as Partial<Page>;
  const key = {
    label,
    value: label === "page" && site !== undefined ? createReason("pageOfSite", { handle, site }) : value,
    line: earlier.line,
  };
  if (earlier.file !== row.file) return createReason("keyInFile", { ...key, file: earlier.file });
  return createReason(earlier.isListed ? "keyOfRow" : "keyOnLine", key);
}
