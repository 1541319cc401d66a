import { isDeepStrictEqual } from "node:util";
import { createReason, presentBadRows, type Reason, reasonsOf, refuseMovedPlan } from "@velours/sdk/import";
import {
  describeKey,
  getProposer,
  importActs,
  listNewCards,
  mostObstacles,
  type Obstacle,
} from "@velours/sdk/shop";
import type { ImportApplication, ImportResult } from "@velours/sdk/types";
import type { Context } from "../../platform/context.ts";
import { type Handler, type Refusal, refuse } from "../../platform/contract.ts";
import { refuseWrites } from "../../platform/store/refusable.ts";
import type { Transaction } from "../../platform/store/schema.ts";
import { readCollections } from "../catalogue/store/collections.ts";
import { noteImporter } from "../giftcards/store/merchantGiftCards.ts";
import { ImportError } from "../import/ImportError.ts";
import { countNewPictures, fetchSource } from "../import/importSource.ts";
import { listWrittenParts } from "../import/listWrittenParts.ts";
import { findMoved, listRows } from "../import/plan/PlanFile.ts";
import { commitImport } from "../import/runImport.ts";
import { lockImports } from "../import/store.ts";
import { requireConsent } from "./approvals/requireConsent.ts";
import { sumIssuedByCaller } from "./approvals/sumIssuedByCaller.ts";
import type { WriteResult } from "./commitOnce.ts";
import { type ListedChanges, listImportChanges } from "./imports/listImportChanges.ts";
import { hashFile, type ReadImport, readImport, refusingBad } from "./imports/readImport.ts";
import { merchantWrite } from "./merchantWrite.ts";
import { presentReasons } from "./presentReasons.ts";
import { type AllRates, listAllRateChanges, readAllRates } from "./rates/allRates.ts";

/** Pictures that a request fetches; more take longer than a caller waits. */
const mostPictures = 200;

/** Imports a file exactly as its preview said. */
export const applyImport: Handler<"applyImport"> = (input, context) =>
  refusingBad(context, async () => writeImport(input, context));

const writeImport = merchantWrite("applyImport", ({ headers, body }, context) => ({
  input: { plan: body.plan, file: hashFile(body.file) },
  async prepare() {
    const { store } = context;
    const { file, plan } = body;
    const read = await readImport(context, file);
    if (read.planId !== plan) refuseMoved(context, read);
    if ((await countNewPictures(store, read.source)) > mostPictures)
      throw new ImportError(createReason("tooManyNewPictures", { most: mostPictures }));
    return { ...read, ...(await fetchSource(store, read.source, read.options)) };
  },
  write: (trx, result, prepared: Prepared) =>
    importFile(trx, context, { ...prepared, body, key: headers["idempotency-key"] }, result),
}));

interface ImportRequest {
  body: ImportApplication;
  key: string | undefined;
}

type Prepared = ReadImport & Awaited<ReturnType<typeof fetchSource>>;

async function importFile(
  trx: Transaction,
  context: Pick<Context, "language" | "approval" | "merchant">,
  { plan, options, source, pictures, body, key, ...read }: Prepared & ImportRequest,
  { record, recordObstacles }: Pick<WriteResult, "record" | "recordObstacles">,
): Promise<ImportResult> {
  const rows = listRows(plan?.rows ?? []);
  await lockImports(trx);
  const before = await readOrdered(trx);
  let listed: ListedChanges = { changes: [], obstacles: [] };
  let codes: string[] = [];
  const { counts, bad, structure, removed } = await commitImport(trx, source, {
    ...options,
    checkPlan: async (now) => {
      if (findMoved(rows, now.rows).length > 0) refuseMoved(context, { ...read, plan: now, options, source });
      listed = listImportChanges(now.rows);
      codes = listNewCards(now.rows).map(({ code }) => code);
      const issued = codes.length === 0 ? 0 : await sumIssuedByCaller(trx, context);
      for (const act of importActs({ rows: now.rows, body, key, issued }))
        await requireConsent(trx, context, act);
    },
  });
  if (counts === undefined)
    return refuseWrites<Refusal<"applyImport">>(
      refuse("importBad", { reason: presentReasons(context, reasonsOf(bad)) }),
    );
  await noteImporter(trx, codes, describeKey({ merchant: getProposer(context) }));
  const after = await readOrdered(trx);
  const obstacles = [
    ...listed.obstacles,
    ...[structure, removed].flatMap((rows) =>
      Object.values(rows ?? {}).some((count) => count > 0)
        ? [toObstacle("sites", createReason("structureMoved"))]
        : [],
    ),
    ...(["collections", "shippingRates"] as const).flatMap((part) =>
      isSameOrder(before.keys[part], after.keys[part])
        ? []
        : [toObstacle(part, createReason("otherOrder", { part }))],
    ),
  ];
  // An undo brings back all of an import or nothing.
  if (obstacles.length === 0) record([...listed.changes, ...listAllRateChanges(before.rates, after.rates)]);
  else recordObstacles(obstacles.slice(0, mostObstacles));
  return {
    parts: listWrittenParts(counts),
    bad: presentBadRows(bad, context.language),
    pictures: {
      fetched: pictures?.fetched ?? 0,
      stored: pictures?.existing ?? 0,
      missing: pictures?.failed ?? 0,
    },
  };
}

/** All of a part. */
const toObstacle = (part: Obstacle["part"], reason: Reason): Obstacle => ({
  part,
  key: "",
  name: "",
  reason,
});

/** All rates, and the keys of the rows whose order is the merchant's. */
async function readOrdered(
  trx: Transaction,
): Promise<{ rates: AllRates; keys: Record<"collections" | "shippingRates", string[]> }> {
  const rates = await readAllRates(trx);
  const collections = (await readCollections(trx)).map(({ handle }) => handle);
  return {
    rates,
    keys: { collections, shippingRates: rates.shippingRates.map(({ identifier }) => identifier) },
  };
}

/** True when the rows of before follow each other as they did. */
function isSameOrder(before: readonly string[], after: readonly string[]): boolean {
  const kept = new Set(before);
  return isDeepStrictEqual(
    before,
    after.filter((key) => kept.has(key)),
  );
}

/** Refuses with the preview as it is now. */
const refuseMoved = ({ language }: Pick<Context, "language">, read: ReadImport): never =>
  refuseWrites<Refusal<"applyImport">>(refuseMovedPlan(read, language));
