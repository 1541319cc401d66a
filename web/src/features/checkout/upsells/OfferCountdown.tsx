import { offerCountdown } from "@velours/sdk/rules";
import { Clock } from "lucide-react";
import { m } from "../../../platform/text/m.ts";
import { useText } from "../../../platform/text/useText.ts";

/** Seconds left at which a screen reader is told; each second would drown everything else. */
const ANNOUNCED = [60, 10];

/** How long the offer stands, each second. */
export function OfferCountdown({ seconds }: { seconds: number }) {
  const text = useText();
  const announced = ANNOUNCED.findLast((threshold) => seconds <= threshold);
  return (
    <>
      <p
        role="timer"
        aria-live="off"
        className="inline-flex items-center gap-2 rounded-full bg-brand-50 px-4 py-1.5 font-semibold text-brand-800 tabular-nums"
      >
        <Clock aria-hidden="true" size={18} />
        {text(m.offer_expires, { time: offerCountdown(seconds) })}
      </p>
      <p role="status" className="sr-only">
        {announced !== undefined && seconds > 0 && text(m.offer_time_left, { seconds: announced })}
      </p>
    </>
  );
}
