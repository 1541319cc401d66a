import { answerGiftCard } from "@velours/sdk/shop";
import type { Handler } from "../../platform/contract.ts";
import { throttleLookup } from "../../platform/limits/throttleLookup.ts";
import { readGiftCard } from "./store.ts";

/** A code is as good as money, so only so many may be guessed. */
export const getGiftCard: Handler<"getGiftCard"> = (request, context) =>
  answerGiftCard(request, {
    site: context.site,
    readGiftCard: async (code) => throttleLookup(context, code, await readGiftCard(context.store.db, code)),
  });
