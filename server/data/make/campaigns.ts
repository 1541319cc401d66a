import type { Campaign } from "@velours/sdk/types";

const campaign = (
  id: number,
  zone: number,
  url: string | null,
  image: string | null,
  en: [string, string],
  fr: [string, string],
): Campaign => ({
  id,
  zone,
  title: en[0],
  image,
  url,
  html: en[1],
  translations: { fr: { title: fr[0], html: fr[1] } },
});

const picture = (handle: string) => `/assets/img/collections/${handle}.svg`;

/**
 * Campaigns by zone: 38 above a listing, 46 to 49 the blast bar, 10 and 11 for members with level sites
 * 'plus'.
 */
export const campaigns: Campaign[] = [
  campaign(
    1,
    38,
    "/lubricants",
    picture("lubricants"),
    ["The slow season", "<p>Everything for an unhurried evening.</p>"],
    ["La saison lente", "<p>Tout pour une soirée sans hâte.</p>"],
  ),
  campaign(
    2,
    46,
    "/help",
    null,
    ["Plain boxes", "<p>Every parcel leaves in a plain box.</p>"],
    ["Boîtes sobres", "<p>Chaque colis part dans une boîte sobre.</p>"],
  ),
  campaign(
    3,
    47,
    "/contact",
    null,
    ["Here all night", "<p>Ask us anything, at any hour.</p>"],
    ["Là toute la nuit", "<p>Posez-nous vos questions, à toute heure.</p>"],
  ),
  campaign(
    4,
    48,
    "/spin-to-win",
    null,
    ["Spin to win", "<p>One turn each.</p>"],
    ["Tournez la roue", "<p>Un tour chacun.</p>"],
  ),
  campaign(
    5,
    49,
    "/giveaway",
    null,
    ["Toy of the month", "<p>It could be yours.</p>"],
    ["Le jouet du mois", "<p>Il pourrait être à vous.</p>"],
  ),
  {
    ...campaign(
      6,
      10,
      "/private-sale",
      "/assets/img/collections/sex-toys-tile.svg",
      ["The private sale", "<p>40% off the whole bag, with a code by sign-up.</p>"],
      ["La vente privée", "<p>40 % sur tout le panier, avec un code sur inscription.</p>"],
    ),
    provider_id: "1",
  },
  {
    ...campaign(
      7,
      11,
      "/daily-deals/today",
      null,
      ["Deals of the day", "<p>Pieces below their former price, others every day.</p>"],
      ["Les offres du jour", "<p>Des pièces sous leur ancien prix, d’autres chaque jour.</p>"],
    ),
    provider_id: "1",
  },
];
