/** Tracking pages of carriers, by what merchants write in their names. */
const PAGES: readonly (readonly [RegExp, (code: string) => string])[] = [
  [/usps/, (code) => `https://tools.usps.com/go/TrackConfirmAction?tLabels=${code}`],
  [
    /canada post|postes canada/,
    (code) => `https://www.canadapost-postescanada.ca/track-reperage/en#/details/${code}`,
  ],
  [/royal mail/, (code) => `https://www.royalmail.com/track-your-item#/tracking-results/${code}`],
  [/la poste|colissimo|chronopost/, (code) => `https://www.laposte.fr/outils/suivre-vos-envois?code=${code}`],
  [/purolator/, (code) => `https://www.purolator.com/en/shipping/tracker?pin=${code}`],
  [/fedex/, (code) => `https://www.fedex.com/fedextrack/?trknbr=${code}`],
  [/\bups\b/, (code) => `https://www.ups.com/track?tracknum=${code}`],
  [/dhl/, (code) => `https://www.dhl.com/en/express/tracking.html?AWB=${code}`],
];

/** Where the carrier says how far a parcel is; null for carriers without a known page, and without a number. */
export function trackingUrl({
  carrier,
  tracking,
}: {
  carrier: string | null;
  tracking: string | null;
}): string | null {
  if (carrier === null || tracking === null) return null;
  const name = carrier.toLowerCase().replace(/[-_\s]+/g, " ");
  const page = PAGES.find(([pattern]) => pattern.test(name))?.[1];
  return page?.(encodeURIComponent(tracking.replace(/\s/g, ""))) ?? null;
}
