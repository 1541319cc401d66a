import type { MerchantDraft } from "@velours/sdk/types";
import { type ErrorResponse, type Handler, refuse } from "../../platform/contract.ts";
import { refuseWrites } from "../../platform/store/refusable.ts";
import { presentMerchantDraft } from "../drafts/presentMerchantDraft.ts";
import { lockDraft, markClosed, readDraft } from "../drafts/store.ts";
import { commitOnce } from "./commitOnce.ts";
import { mayUseSite } from "./mayUseSite.ts";

type Refusal = ErrorResponse<"resourceDoesNotExist" | "draftNotOpen">;

/** Closes a draft; a checkout that pays it at the same time comes before or after. */
export const closeDraft: Handler<"closeDraft"> = ({ params: { id }, headers }, context) =>
  commitOnce<MerchantDraft, null, Refusal>(
    context,
    {
      operation: "closeDraft",
      key: headers["idempotency-key"],
      input: { id },
      entry: ({ site }) => ({ command: `closeDraft ${id}`, site }),
    },
    async () => null,
    async (trx) => {
      await lockDraft(trx, id);
      const found = await readDraft(trx, id);
      if (found === undefined || !mayUseSite(context, found.site))
        return refuseWrites<Refusal>(refuse("resourceDoesNotExist"));
      if (found.state === "paid") return refuseWrites<Refusal>(refuse("draftNotOpen"));
      await markClosed(trx, id);
      const closed = await readDraft(trx, id);
      if (closed === undefined) throw new Error(`draft ${id} is gone`);
      return presentMerchantDraft(context, closed);
    },
  );
