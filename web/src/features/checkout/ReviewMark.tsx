import { reviewBadge } from "@velours/sdk/rules";
import { useSite } from "../../platform/sites/useSite.ts";
import { m, useText } from "../../platform/text/useText.ts";

const marks = {
  logo: { src: "/assets/img/checkout/trustpilot-logo.svg", width: 124, height: 28, alt: m.review_logo },
  badge: { src: "/assets/img/checkout/trustpilot-badge.svg", width: 220, height: 44, alt: m.review_badge },
};

/** The review site's mark where the site's flag puts it: its logo in the order details, or a badge under the steps. */
export function ReviewMark({ place }: { place: keyof typeof marks }) {
  const text = useText();
  const { flags } = useSite();
  if (reviewBadge(flags) !== place) return null;
  const { alt, ...image } = marks[place];
  return <img {...image} alt={text(alt)} className="print:hidden" />;
}
