import type { Address, Language } from "@velours/sdk/types";

/** Google's Maps Embed API for a delivery address; the name of the recipient is not sent. */
export function mapEmbedUrl(
  { address1, city, state, zipcode, country }: Address,
  { key, language }: { key: string; language: Language },
): string {
  const url = new URL("https://www.google.com/maps/embed/v1/place");
  const place = [address1, city, state, zipcode, country].filter(Boolean).join(", ");
  url.search = new URLSearchParams({ key, q: place, language }).toString();
  return url.href;
}
