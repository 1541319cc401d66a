import type { Promotion } from "../../types.ts";
import type { EstimateInput } from "../estimate.ts";
import { type JudgedPromotion, judgePromotion } from "../promotions/judgePromotion.ts";
import type { PromotionTerms } from "../promotions/promotionSteps.ts";

/** An input with a promotion as the shop stores it. */
export type Unjudged<Input extends { promotion?: unknown }> = Omit<Input, "promotion"> & {
  promotion?: Promotion | null | undefined;
};

/** Judges the promotion of an input for its lines. */
export const judged = <Input extends Pick<Unjudged<EstimateInput>, "lines" | "currency" | "promotion">>(
  { promotion, ...input }: Input,
  terms: PromotionTerms | null = null,
): Omit<Input, "promotion"> & { promotion: JudgedPromotion | null } => ({
  ...input,
  promotion: promotion
    ? judgePromotion({ lines: input.lines, currency: input.currency, terms }, promotion)
    : null,
});
