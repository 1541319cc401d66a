import { m } from "../../../platform/text/m.ts";
import { useText } from "../../../platform/text/useText.ts";
import { Notice } from "../../../platform/ui/Notice.tsx";
import type { OfferNotice } from "./PlacedOrder.ts";

const messages = {
  ended: m.offer_ended,
  left: m.offer_left,
  unsure: m.offer_unsure,
  resuming: m.offer_resuming,
};

/** The end of an offer that was neither accepted nor declined. */
export function OfferNoticeText({ notice }: { notice: OfferNotice | "resuming" | undefined }) {
  const text = useText();
  return notice ? <Notice>{text(messages[notice])}</Notice> : null;
}
