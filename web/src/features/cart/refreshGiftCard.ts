import { type CartEffectContext, callsFor, dispatch } from "./CartEffectContext.ts";

/** After these a card pays nothing in any region. */
const ends = ["giftCardExpended", "giftCardUnrecognizable"];

/** Fetches the applied gift card anew: it may have been spent elsewhere. Without an answer it stays as it is. */
export async function refreshGiftCard(context: CartEffectContext): Promise<void> {
  const { cart } = context;
  const code = cart.get().giftCard.data?.code;
  if (code === undefined) return;
  const { data, error } = await callsFor(context).giftCard(code);
  const isOver = error !== null && ends.includes(error.reference);
  if (!data && !isOver) return;
  dispatch(context, { type: "refreshGiftCard", code, giftCard: data });
  if (isOver && !cart.get().giftCard.data) cart.set((state) => ({ giftCard: { ...state.giftCard, error } }));
}
