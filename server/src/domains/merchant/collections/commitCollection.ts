import type { Collection, MerchantCollection } from "@velours/sdk/types";
import type { Context } from "../../../platform/context.ts";
import { type ErrorResponse, refuse } from "../../../platform/contract.ts";
import { refuseWrites } from "../../../platform/store/refusable.ts";
import type { Transaction } from "../../../platform/store/schema.ts";
import { deleteCollection, upsertCollections } from "../../catalogue/store/collections.ts";
import type { Recorder } from "../commitOnce.ts";
import { commitLinkTarget, type LinkTargetChange } from "../linkTargets/commitLinkTarget.ts";
import { presentReasons } from "../presentReasons.ts";
import { requireAllSites } from "../requireAllSites.ts";
import { loadCollection } from "./loadCollection.ts";

export type CollectionRefusal = ErrorResponse<
  "merchantScopeMissing" | "resourceDoesNotExist" | "collectionBad" | "changedMeanwhile"
>;

/**
 * Saves a collection, checked as an import checks it, or removes it; answers what is there then. Refuses with a
 * CollectionRefusal.
 */
export async function commitCollection(
  trx: Transaction,
  context: Pick<Context, "merchant" | "language">,
  { handle, ifMatch, change }: { handle: string } & LinkTargetChange<Collection>,
  record: Recorder,
): Promise<MerchantCollection | undefined> {
  const refused = requireAllSites(context, "settings:write");
  if (refused !== null) refuseWrites<CollectionRefusal>(refused);
  return commitLinkTarget<"collections", MerchantCollection>(
    trx,
    {
      part: "collections",
      key: handle,
      load: (db) => loadCollection(db, handle),
      getDocument: ({ collection }) => collection,
      upsert: upsertCollections,
      remove: (db) => deleteCollection(db, handle),
      refuseBad: (reasons) => refuse("collectionBad", { reason: presentReasons(context, reasons) }),
    },
    {
      ifMatch,
      change(stored) {
        const wanted = change(stored);
        return wanted && { ...wanted, handle };
      },
    },
    record,
  );
}
