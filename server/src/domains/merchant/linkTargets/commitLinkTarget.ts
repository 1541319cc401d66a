import type { Parts, Reason } from "@velours/sdk/import";
import type { ErrorResponse } from "../../../platform/contract.ts";
import { refuseWrites } from "../../../platform/store/refusable.ts";
import type { Transaction } from "../../../platform/store/schema.ts";
import { checkRow } from "../../import/checkRow.ts";
import { listLostLinks } from "../../import/conflicts.ts";
import { lockImports } from "../../import/store.ts";
import { changedFields } from "../audit/changedFields.ts";
import type { Recorder } from "../commitOnce.ts";
import { requireRevision } from "../toRevision.ts";

type Part = "pages" | "collections";

/** A document that menus and home pages of sites lead to, and how it is stored. */
export interface LinkTarget<Name extends Part, Stored> {
  part: Name;
  /** Its key in the log. */
  key: string;
  load: (trx: Transaction) => Promise<Stored | undefined>;
  getDocument: (stored: Stored) => Parts[Name];
  upsert: (trx: Transaction, rows: readonly Parts[Name][]) => Promise<unknown>;
  remove: (trx: Transaction) => Promise<void>;
  refuseBad: (reasons: readonly Reason[]) => ErrorResponse<"pageBad" | "collectionBad">;
}

export interface LinkTargetChange<Document> {
  ifMatch?: string | undefined;
  /** The document as it becomes; undefined removes it. */
  change: (stored: Document | undefined) => Document | undefined;
}

/**
 * Saves a document that menus lead to, checked as an import checks it, or removes it; answers what is there then. Refuses
 * what would leave a link without its target, and what somebody else changed.
 */
export async function commitLinkTarget<Name extends Part, Stored extends { revision: string }>(
  trx: Transaction,
  target: LinkTarget<Name, Stored>,
  { ifMatch, change }: LinkTargetChange<Parts[Name]>,
  record: Recorder,
): Promise<Stored | undefined> {
  const { part, key, load, getDocument } = target;
  await lockImports(trx);
  const stored = await load(trx);
  const before = stored && getDocument(stored);
  requireRevision(ifMatch, stored?.revision, stored);
  const wanted = change(before);
  const isHidden = wanted === undefined || ("published" in wanted && wanted.published === false);
  const lostBefore = new Set(isHidden ? (await listLostLinks(trx)).map(identify) : []);
  if (wanted !== undefined) {
    const checked = await checkRow(trx, part, wanted);
    if ("reasons" in checked) return refuseWrites(target.refuseBad(checked.reasons));
    await target.upsert(trx, [checked.row]);
  } else if (stored !== undefined) await target.remove(trx);
  const lost = (isHidden ? await listLostLinks(trx) : []).filter((link) => !lostBefore.has(identify(link)));
  if (lost.length > 0) return refuseWrites(target.refuseBad(lost));
  const saved = await load(trx);
  const after = saved && getDocument(saved);
  const name = (after ?? before)?.title;
  const isChanged = name !== undefined && saved?.revision !== stored?.revision;
  record(isChanged ? [{ part, key, name, product: null, ...changedFields(before, after) }] : []);
  return saved;
}

const identify = (link: Reason): string => JSON.stringify(link);
