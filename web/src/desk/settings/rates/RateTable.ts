import type { RateProblem } from "@velours/sdk/rules";
import type { m } from "../../../platform/text/m.ts";

type Plain = typeof m.desk_site;

/** A field of a rate as the form shows it. */
export interface RateField {
  /** Its path in the rate: `range.max`, `estimate.value[0]`. */
  path: string;
  kind: "text" | "amount" | "percent" | "days" | "country" | "countries" | "state" | "currency" | "flag";
  label: Plain;
  hint?: Plain;
  /** The value of an empty field; without it the field must be filled in. */
  empty?: null | undefined;
  /** A part of the key, which stays as it is once the rate is saved. */
  isKey?: boolean;
}

/** A table of rates that is edited as a whole. */
export interface RateTable<Rate> {
  fields: readonly RateField[];
  getKey: (rate: Rate) => string;
  /** A new rate, without the values that must be filled in. */
  blank: object;
  /** The problems of a rate whose fields can be read. */
  listProblems: (rate: Rate) => RateProblem[];
}
