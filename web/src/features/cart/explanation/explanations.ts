import { lazyPart } from "../../../platform/chunks/lazyPart.tsx";

/** What made a total; fetched when it is opened. */
export const CartExplanation = lazyPart(async () => (await import("./CartExplanation.tsx")).CartExplanation);
export const OrderExplanation = lazyPart(
  async () => (await import("./OrderExplanation.tsx")).OrderExplanation,
);
