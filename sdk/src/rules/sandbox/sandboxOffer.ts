import type { UpsellOffer } from "../../types.ts";
import { parseEmailTags } from "./findBuyerScenario.ts";

/** The offer that a buyer's address selects in the sandbox; undefined for an address without a tag. */
export function sandboxOffer(email: string, offers: readonly UpsellOffer[]): UpsellOffer | undefined {
  const tags = parseEmailTags(email);
  const named = (["single", "bundle"] as const).find((type) => tags.includes(`upsell-${type}`));
  // Every other tag is about an offer, so it brings one of its own when none is named.
  const type = named ?? (tags.some((tag) => offerTags.includes(tag)) ? "single" : undefined);
  const offer = offers.find((offer) => offer.type === type);
  return (
    offer && {
      ...offer,
      percent: tags.includes("no-savings") ? 0 : offer.percent,
      minutes: tags.includes("upsell-short") ? 10 / 60 : 5,
    }
  );
}

const offerTags = ["no-savings", "upsell-short", "upsell-fail", "upsell-expired", "close-fail"];
