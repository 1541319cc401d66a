import type { BnplSession } from "@velours/sdk/types";
import { showKlarna } from "./showKlarna.ts";

/**
 * True when Klarna offers itself for this purchase: it tells only when it is shown, so it is, out of sight.
 */
export async function isKlarnaOffered(url: string, session: BnplSession): Promise<boolean> {
  const place = document.createElement("div");
  place.id = "klarna-availability";
  place.hidden = true;
  document.body.append(place);
  try {
    return await showKlarna(url, session, `#${place.id}`);
  } finally {
    place.remove();
  }
}
