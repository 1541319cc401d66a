import { lazyPart } from "../../../platform/chunks/lazyPart.tsx";

/** Explanations of a total; fetched when they are opened. */
export const CartExplanation = lazyPart(async () => (await import("./CartExplanation.tsx")).CartExplanation);
export const OrderExplanation = lazyPart(
  async () => (await import("./OrderExplanation.tsx")).OrderExplanation,
);
