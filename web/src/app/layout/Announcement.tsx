import { freeShippingText } from "../../platform/sites/freeShippingText.ts";
import { useRegion } from "../../platform/sites/useRegion.ts";
import { m } from "../../platform/text/m.ts";
import { useText } from "../../platform/text/useText.ts";

/** Above the header: what holds for this region. */
export function Announcement() {
  const text = useText();
  const free = freeShippingText(text, useRegion());
  return (
    <p>
      {free && <span className="font-semibold">{free}</span>}
      {free && <span aria-hidden="true"> · </span>}
      <span>{text(m.announcement_discreet)}</span>
    </p>
  );
}
