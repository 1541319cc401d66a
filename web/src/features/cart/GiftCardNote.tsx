import { isGiftCard } from "@velours/sdk/rules";
import type { CartLine } from "@velours/sdk/types";
import { m, useText } from "../../platform/text/useText.ts";

interface Props {
  lines: readonly CartLine[];
  /** A gift card or cash back is applied. */
  applied: boolean;
}

/** Why an applied gift card or cash back takes less off than it could: it pays for no gift card. */
export function GiftCardNote({ lines, applied }: Props) {
  const text = useText();
  if (!applied || !lines.some(isGiftCard)) return null;
  return <p className="text-sm text-ink-soft">{text(m.gift_card_note)}</p>;
}
