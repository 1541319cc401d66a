import type { PromotionRecord } from "@velours/sdk/shop";
import type { Context } from "../../platform/context.ts";
import { throttleLookup } from "../../platform/limits/throttleLookup.ts";
import { readPromotion } from "./store.ts";

/** The promotion of a code. A code without one counts as a guess: throws TooManyRequestsError. */
export const lookUpPromotion = async (
  context: Pick<Context, "store" | "ip">,
  code: string,
): Promise<PromotionRecord | undefined> =>
  throttleLookup(context, code, await readPromotion(context.store.db, code));
