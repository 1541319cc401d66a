import { mayUseSite } from "@velours/sdk/shop";
import { refuse } from "../../platform/contract.ts";
import { presentMerchantDraft } from "../drafts/presentMerchantDraft.ts";
import { lockDraft, markClosed, readDraft } from "../drafts/store.ts";
import { merchantWrite } from "./merchantWrite.ts";

/** Closes a draft; a checkout that pays it at the same time comes before or after. */
export const closeDraft = merchantWrite("closeDraft", ({ params: { id } }, context, refuseWrites) => ({
  input: { id },
  async write(trx) {
    await lockDraft(trx, id);
    const found = await readDraft(trx, id);
    if (found === undefined || !mayUseSite(context, found.site))
      return refuseWrites(refuse("resourceDoesNotExist"));
    if (found.state === "paid") return refuseWrites(refuse("draftNotOpen"));
    await markClosed(trx, id);
    const closed = await readDraft(trx, id);
    if (closed === undefined) throw new Error(`draft ${id} is gone`);
    return presentMerchantDraft(context, closed);
  },
}));
