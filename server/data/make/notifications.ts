import type { Notification, SiteCode } from "@velours/sdk/types";

type Words = Pick<Notification, "title" | "subtitle" | "description" | "cta_text">;
type Card = { image: string; link: string; orders: Partial<Record<SiteCode, number>>; en: Words; fr: Words };

const picture = (name: string) => `/assets/img/promotions/${name}.svg`;

const cards: Card[] = [
  {
    image: picture("welcome"), link: "/sex-toys?promo_code=WELCOME15", orders: { boutique: 1 },
    en: { title: "Up to 15% off your first bag", subtitle: "Welcome", description: "<p>Good on anything that is not a gift card.</p>", cta_text: "Take up to 15% off" },
    fr: { title: "Jusqu’à 15 % sur votre premier panier", subtitle: "Bienvenue", description: "<p>Valable sur tout, sauf les cartes-cadeaux.</p>", cta_text: "J’en profite" },
  },
  {
    image: picture("gift"), link: "/top-picks?promo_code=FREETOY", orders: { boutique: 2 },
    en: { title: "A satin pouch with your order", subtitle: "On us", description: "<p>It comes with every order from $50, in the same plain box.</p>", cta_text: "Choose something" },
    fr: { title: "Une pochette de satin offerte", subtitle: "Cadeau", description: "<p>Elle accompagne chaque commande dès 50 $, dans la même boîte sobre.</p>", cta_text: "Je choisis" },
  },
  {
    image: picture("welcome"), link: "/lubricants?promo_code=FIRST100", orders: { boutique: 3 },
    en: { title: "Up to 20% off for the first hundred", subtitle: "While they last", description: "<p>One hundred codes and not one more.</p>", cta_text: "Use FIRST100" },
    fr: { title: "Jusqu’à 20 % pour les cent premiers", subtitle: "Quantité limitée", description: "<p>Cent codes, pas un de plus.</p>", cta_text: "Utiliser FIRST100" },
  },
  {
    image: picture("parcel"), link: "/help", orders: { boutique: 4, outlet: 2, closet: 2 },
    en: { title: "Nobody knows but you", subtitle: "Discreet", description: "<p>Plain box, neutral sender, neutral line on your statement.</p>", cta_text: "How we ship" },
    fr: { title: "Personne n’en saura rien", subtitle: "Discrétion", description: "<p>Boîte sobre, expéditeur neutre, libellé neutre sur votre relevé.</p>", cta_text: "Nos envois" },
  },
  {
    image: picture("welcome"), link: "/sex-toys?promo_code=OUTLET10", orders: { outlet: 1 },
    en: { title: "Up to 10% off what is reduced already", subtitle: "Outlet", description: "<p>On top of every outlet price.</p>", cta_text: "Take up to 10% off" },
    fr: { title: "Jusqu’à 10 % de plus sur les prix réduits", subtitle: "Outlet", description: "<p>En plus de chaque prix outlet.</p>", cta_text: "J’en profite" },
  },
  {
    image: picture("gift"), link: "/closet-sex-toys?promo_code=CLOSETFREE", orders: { closet: 1 },
    en: { title: "A pouch for your own label", subtitle: "Closet", description: "<p>With every order from $50 of our own line.</p>", cta_text: "See the line" },
    fr: { title: "Une pochette pour notre marque", subtitle: "Closet", description: "<p>Avec chaque commande dès 50 $ de notre ligne.</p>", cta_text: "Voir la ligne" },
  },
];

const published = Date.parse("2026-06-01T00:00:00Z") / 1000;
const day = 24 * 60 * 60;

/** The feed of each store: cards without an end, so that the demo never looks abandoned and nothing it says runs out is on offer again the next day. */
export const notifications: Notification[] = cards.map(({ en, fr, ...card }, index) => ({
  id: index + 1,
  ...en,
  ...card,
  date_expired: null,
  date_published: published + index * 7 * day,
  translations: { fr },
}));
