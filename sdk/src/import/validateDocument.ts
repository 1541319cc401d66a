import { fields } from "../generated/import/fields.ts";
import { createReason, type Reason } from "../reasons/Reason.ts";
import { checkInSteps } from "./checkRows.ts";
import { createFieldFilter, type UnknownFields } from "./createFieldFilter.ts";
import { freeProducts } from "./freeProducts.ts";
import type { RowKind } from "./kinds.ts";
import { lookConflicts } from "./lookConflicts.ts";
import { normalizeCodes } from "./normalizeCodes.ts";
import {
  type BadRow,
  emptyDocument,
  type ImportDocument,
  type PartName,
  type Parts,
  type RefusedRow,
  type Row,
} from "./Row.ts";
import { runSteps } from "./runSteps.ts";

const { keepKnown } = /* @__PURE__ */ createFieldFilter(fields);

export interface ValidatedDocument {
  /** The good rows, with what the contract names of them alone. */
  document: ImportDocument;
  bad: BadRow[];
  /** Fields left out because the contract does not name them, by part of the document. */
  unknown: Partial<Record<PartName, UnknownFields>>;
}

interface ValidateOptions {
  /** Take products that cost nothing. */
  allowFree?: boolean | undefined;
}

/**
 * Checks the rows of a document by themselves: against the contract, against what can be stored, and against each other. `kinds` are
 * those that are read; parts of other kinds are left out.
 */
export function validateDocument(
  document: ImportDocument,
  kinds: readonly RowKind[],
  options?: ValidateOptions,
): ValidatedDocument {
  return runSteps(validateInSteps(document, kinds, options));
}

/** The same for a document of thousands of rows, with a pause after each few of them in which other work can run. */
export function* validateInSteps(
  document: ImportDocument,
  kinds: readonly RowKind[],
  { allowFree = false }: ValidateOptions = {},
): Generator<void, ValidatedDocument> {
  const validated: ValidatedDocument = { document: emptyDocument(), bad: [], unknown: {} };
  for (const kind of kinds) {
    const unknown: UnknownFields = new Map();
    validated.bad.push(...(yield* keepGood(kind, document, validated.document, unknown)));
    if (unknown.size > 0) validated.unknown[kind.name] = unknown;
  }
  validated.bad.push(...leaveOut(validated.document, "sites", lookConflicts(validated.document.sites)));
  if (!allowFree)
    validated.bad.push(
      ...leaveOut(validated.document, "products", freeProducts(validated.document.products)),
    );
  return validated;
}

/** Puts the good rows of a part into `kept`; answers the others. */
function* keepGood<Name extends PartName>(
  kind: RowKind<Name>,
  document: ImportDocument<Name>,
  kept: ImportDocument<Name>,
  unknown: UnknownFields,
): Generator<void, readonly BadRow[]> {
  function* read(): Generator<Row<Parts[Name]>> {
    for (const row of document[kind.name])
      yield { ...row, value: normalizeCodes(kind.name, keepKnown(kind.schema, row.value, unknown)) };
  }
  const { good, bad } = yield* checkInSteps(kind, read());
  kept[kind.name] = good;
  return bad;
}

/** A reason for each field of a row that the contract does not name. */
export function unknownFieldReasons<Name extends PartName>(
  { schema }: Pick<RowKind<Name>, "schema">,
  row: Parts[Name],
): Reason[] {
  const unknown: UnknownFields = new Map();
  keepKnown(schema, row, unknown);
  return [...unknown.keys()].map((path) => createReason("unknownField", { path }));
}

/** Takes refused rows out of a document; answers them as a report has them. */
export function leaveOut<Name extends PartName>(
  document: ImportDocument<Name>,
  part: Name,
  refused: readonly RefusedRow[],
): readonly BadRow[] {
  const left = new Set<Row<unknown>>(refused.map((row) => row.of));
  document[part] = document[part].filter((row) => !left.has(row));
  return refused.map(({ of: _, ...row }) => row);
}
