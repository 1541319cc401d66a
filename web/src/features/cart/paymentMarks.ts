import { m, type Text } from "../../platform/text/useText.ts";

const marks = "/assets/img/payment-methods.svg";

/** The marks of what pays for a cart; that of gift cards, the last, is left out where a site sells none. */
export const paymentMarks = (giftCardProductId: number | null, text: Text) =>
  giftCardProductId === null
    ? { src: `${marks}#svgView(viewBox(0,0,146,28))`, alt: text(m.payment_cards), width: 146 }
    : { src: marks, alt: text(m.payment_methods), width: 196 };
