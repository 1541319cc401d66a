import { parseCode } from "./codes.ts";

/** Where a code is typed: an empty one does nothing in the sidebar, elsewhere each place has its text. */
export type CodePlace = "sidebar" | "checkout" | "elsewhere";

/** The effect of entering a code. */
export type CodePlan =
  | { do: "nothing" }
  | {
      do: "refuse";
      /** Please enter a promo code or gift card (checkout), or: A promo or gift card code is required. */
      text: "enterCode" | "codeRequired";
    }
  | { do: "applyGiftCard"; code: string }
  /** `replaces` names the promotion that goes: an order has one at most. */
  | { do: "applyPromotion"; code: string; replaces: string | null };

/** The request for a typed code. */
export function planCode(
  text: string,
  { place, promotion = null }: { place: CodePlace; promotion?: { name: string } | null },
): CodePlan {
  const parsed = parseCode(text);
  if (parsed.kind === "giftCard") return { do: "applyGiftCard", code: parsed.code };
  if (parsed.kind === "promotion")
    return { do: "applyPromotion", code: parsed.code, replaces: promotion?.name ?? null };
  if (place === "sidebar") return { do: "nothing" };
  return { do: "refuse", text: place === "checkout" ? "enterCode" : "codeRequired" };
}
