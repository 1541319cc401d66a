import type { Parts, Reason } from "@velours/sdk/import";
import { changedFields } from "@velours/sdk/shop";
import type { Context } from "../../../platform/context.ts";
import { refuse } from "../../../platform/contract.ts";
import { refuseWrites } from "../../../platform/store/refusable.ts";
import type { Transaction } from "../../../platform/store/schema.ts";
import { checkRow } from "../../import/checkRow.ts";
import { listLostLinks } from "../../import/conflicts.ts";
import { lockImports } from "../../import/store.ts";
import type { Recorder } from "../commitOnce.ts";
import { presentReasons } from "../presentReasons.ts";
import { requireRevision } from "../toRevision.ts";
import type { LinkTarget, LinkTargetPart } from "./targets.ts";

interface LinkTargetChange<Document> {
  ifMatch?: string | undefined;
  /** The document as it becomes; undefined removes it. */
  change: (stored: Document | undefined) => Document | undefined;
}

/**
 * Saves a document that menus lead to, checked as an import checks it, or removes it; answers what is there then. Refuses
 * what would leave a link without its target, and what somebody else changed.
 */
export async function commitLinkTarget<Part extends LinkTargetPart, Stored extends { revision: string }>(
  trx: Transaction,
  context: Pick<Context, "merchant" | "language">,
  target: LinkTarget<Part, Stored>,
  { ifMatch, change }: LinkTargetChange<Parts[Part]>,
  record: Recorder,
): Promise<Stored | undefined> {
  const { part, key, badReference, load, getDocument } = target;
  const refuseBad = (reasons: readonly Reason[]) =>
    refuseWrites(refuse(badReference, { reason: presentReasons(context, reasons) }));
  await target.requireAccess?.(trx, context);
  await lockImports(trx);
  const stored = await load(trx);
  const before = stored && getDocument(stored);
  requireRevision(ifMatch, stored?.revision, stored);
  const wanted = change(before);
  const isHidden = wanted === undefined || ("published" in wanted && wanted.published === false);
  const lostBefore = new Set(isHidden ? (await listLostLinks(trx)).map(identify) : []);
  if (wanted !== undefined) {
    const checked = await checkRow(trx, part, target.identify(wanted));
    if ("reasons" in checked) return refuseBad(checked.reasons);
    await target.upsert(trx, [checked.row]);
  } else if (stored !== undefined) await target.remove(trx);
  const lost = (isHidden ? await listLostLinks(trx) : []).filter((link) => !lostBefore.has(identify(link)));
  if (lost.length > 0) return refuseBad(lost);
  const saved = await load(trx);
  const after = saved && getDocument(saved);
  const name = (after ?? before)?.title;
  const isChanged = name !== undefined && saved?.revision !== stored?.revision;
  record(isChanged ? [{ part, key, name, product: null, ...changedFields(before, after) }] : []);
  return saved;
}

const identify = (link: Reason): string => JSON.stringify(link);
