import { m, useText } from "../../../../../platform/text/useText.ts";

/** The card types that are accepted. */
export function CardBrands() {
  const text = useText();
  return (
    <img
      src="/assets/img/checkout/accepted-cards.svg"
      alt={text(m.accepted_cards)}
      width={148}
      height={24}
      className="h-4.5 w-auto wide:h-6"
    />
  );
}
