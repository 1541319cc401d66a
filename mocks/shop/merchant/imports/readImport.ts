import {
  type ImportDocument,
  joinStored,
  leaveOutConflicts,
  planDocument,
  presentReasons,
  type ReadPlan,
  runSteps,
  validateDocument,
} from "@velours/sdk/import";
import { hashText } from "@velours/sdk/shop";
import type { ImportInput, Language } from "@velours/sdk/types";
import type { Context } from "../../Handler.ts";
import type { MockResponse } from "../../MockResponse.ts";
import { refuse } from "../../refuse.ts";
import { toRevision } from "../log/toRevision.ts";
import { readShopKeys } from "../readShopKeys.ts";
import { parseRows } from "./parseRows.ts";
import { importedKinds, importedParts, readStored } from "./parts.ts";

/** A file as an operation was sent it, with what its import would do. */
export interface ReadImport extends ReadPlan {
  document: ImportDocument;
}

/** The refusal of a file that the mock does not read: behind Prism a 501 would be answered with an example, which is no plan of it. */
function refuseUnread(what: string, language: Language): MockResponse {
  const parts = importedParts.join(", ");
  const reason = {
    en: `the mock imports no ${what}, only ${parts} of a JSON document`,
    fr: `le simulateur n’importe pas ${what}, seulement ${parts} d’un document JSON`,
  };
  return refuse("importBad", { reason: reason[language] });
}

/** Reads a file and plans its import into the session's shop, or refuses it. HTML is not cleaned, and no picture is fetched. */
export async function readImport(
  { session, language }: Pick<Context, "session" | "language">,
  input: ImportInput,
): Promise<ReadImport | MockResponse> {
  const { text, format, name = "import", skipBad = false, allowFree = false, stock = "keep" } = input;
  if (format === "csv") return refuseUnread("CSV", language);
  const parsed = parseRows(name, text);
  if ("reason" in parsed) return refuse("importBad", { reason: presentReasons([parsed.reason], language) });
  const isUnread = ([part, rows]: [string, readonly unknown[]]) =>
    rows.length > 0 && !importedParts.some((each) => each === part);
  const [other] = Object.entries(parsed.document).find(isUnread) ?? [];
  if (other !== undefined) return refuseUnread(other, language);
  const rows = Object.values(parsed.document).reduce((sum, list) => sum + list.length, 0);
  const joined = { ...parsed.document, sites: joinStored(parsed.document.sites, session.sites) };
  const { document, bad } = validateDocument(joined, importedKinds, { allowFree });
  bad.push(...leaveOutConflicts(document, readShopKeys(session)));
  const used = importedParts.reduce((sum, part) => sum + document[part].length, 0);
  const result = { bad, rows: { in: rows, used, blank: 0, bad: bad.length } };
  if (bad.length > 0 && !skipBad) return { document, result, plan: undefined, planId: null };
  const plan = await planDocument(
    {
      parts: importedParts,
      collections: session.index.collections(),
      readStored: (part) => readStored(session, part),
      clean: (_part, row) => row,
      hash: hashText,
      run: async (steps) => runSteps(steps),
    },
    { document, untold: new Set() },
    { stock },
  );
  const planned = plan.rows.map(({ part, key, before }) => [part, key, before]);
  return { document, result, plan, planId: toRevision([input, planned]) };
}
