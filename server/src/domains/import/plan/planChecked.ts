import { createHash } from "node:crypto";
import { type PlannedImport, planDocument } from "@velours/sdk/import";
import type { Transaction } from "../../../platform/store/schema.ts";
import { readCollections } from "../../catalogue/store/collections.ts";
import type { CheckedSource } from "../checkSource.ts";
import { cleanRow } from "../cleanRow.ts";
import { kinds } from "../kinds.ts";
import { runInTurns } from "../runInTurns.ts";
import { readStored } from "../store/storedRows.ts";

/** Compares checked rows with the store. Stock is compared only where it is set. */
export const planChecked = async (
  trx: Transaction,
  checked: CheckedSource,
  options: { stock?: "keep" | "set" | undefined },
): Promise<PlannedImport> =>
  planDocument(
    {
      parts: kinds.map(({ name }) => name),
      collections: await readCollections(trx),
      readStored: (part) => readStored(trx, part),
      clean: cleanRow,
      hash: (text) => createHash("sha256").update(text).digest("base64url"),
      run: runInTurns,
    },
    checked,
    options,
  );
