import { formatDocument, type PartName } from "@velours/sdk/import";
import type { Transaction } from "../../platform/store/schema.ts";
import { kinds } from "./kinds.ts";
import { readStored } from "./store/storedRows.ts";

/** The text of a document with everything that imports write but these parts. */
export const exportDocument = (trx: Transaction, without: readonly PartName[] = []): AsyncGenerator<string> =>
  formatDocument(
    kinds.map(({ name }) => name).filter((name) => !without.includes(name)),
    (name) => readStored(trx, name),
  );
