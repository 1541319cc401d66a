import { answerPromotion } from "@velours/sdk/shop";
import type { Handler } from "../../platform/contract.ts";
import { lookUpPromotion } from "./lookUpPromotion.ts";

export const getPromotion: Handler<"getPromotion"> = (request, context) =>
  answerPromotion(request, {
    site: context.site,
    language: context.language,
    now: context.now,
    readPromotion: (code) => lookUpPromotion(context, code),
  });
