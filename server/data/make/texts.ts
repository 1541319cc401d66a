import type { Site } from "@velours/sdk/types";

/** For search engines, on pages of every store that have no description of their own. */
export const description = {
  description:
    "Sexual wellness for gay and wider LGBTQ+ shoppers, and anyone who's curious. Free and discreet shipping, 24/7 live-chat advice.",
  description_fr:
    "Bien-être sexuel pour le public gay et LGBTQ+, et pour tous les curieux. Livraison gratuite et discrète, conseils en direct 24 h/24.",
};

/** Sentences of the stores. */
export const texts: NonNullable<Site["texts"]> = {
  announcement: { text: "Discreet packaging", text_fr: "Emballage discret" },
  footer: {
    text: "For adults only. You must be at least 18 years old to shop here.",
    text_fr: "Réservé aux adultes. Vous devez avoir au moins 18 ans pour acheter ici.",
  },
  searchHint: {
    text: "Toys, lubes, brands, materials …",
    text_fr: "Jouets, lubrifiants, marques, matières…",
  },
  error: {
    text: "Hit refresh and get back to browsing fun sex toys.",
    text_fr: "Actualisez la page et reprenez votre visite.",
  },
  newsletter: {
    text: "New pieces, quiet offers, never more than one a week.",
    text_fr: "Nouveautés et offres discrètes, jamais plus d’une lettre par semaine.",
  },
  productDescription: {
    text: "Free and discreet shipping.",
    text_fr: "Livraison gratuite et discrète.",
  },
  checkoutDescription: {
    text: "Free and discreet shipping, and advice by live chat 24/7.",
    text_fr: "Livraison gratuite et discrète, et conseils en direct 24 h sur 24, 7 jours sur 7.",
  },
  parcel: { text: "Plain box, neutral sender.", text_fr: "Boîte neutre, expéditeur neutre." },
  returns: {
    text: "Unopened pieces can come back within {days} days.",
    text_fr: "Les articles non ouverts peuvent être retournés sous {days} jours.",
  },
  packing: {
    text: "In a plain box with a neutral sender. Nothing on it says what is inside.",
    text_fr: "Dans une boîte neutre, sous un nom d’expéditeur neutre. Rien n’y dit ce qu’elle contient.",
  },
  orderPacking: {
    text: "We pack your order in a plain box with a neutral sender.",
    text_fr: "Nous emballons votre commande dans un colis neutre, sans mention de son contenu.",
  },
  shippingStep: {
    text: "Note: Shipping and billing are completely discreet!",
    text_fr: "Remarque\u00a0: la livraison et la facturation sont totalement discrètes\u00a0!",
  },
  orderEmail: {
    text: "Shipping and billing are completely discreet.",
    text_fr: "La livraison et la facturation sont entièrement discrètes.",
  },
  shippedEmail: {
    text: "The parcel is plain and says nothing about what is in it.",
    text_fr: "Le colis est neutre et ne dit rien de son contenu.",
  },
  promises: {
    text: "Why people stay",
    text_fr: "Pourquoi on nous reste fidèle",
  },
  contact: {
    text: "Write to us at any hour; a person reads and answers.",
    text_fr: "Écrivez-nous à toute heure ; une personne lit et répond.",
  },
  broken: {
    text: "Write to us: we replace it.",
    text_fr: "Écrivez-nous : nous le remplaçons.",
  },
  protection: {
    text: "If it breaks within two years, we replace it.",
    text_fr: "S’il se casse dans les deux ans, nous le remplaçons.",
  },
};

/** The boutique's alone: its siblings have their line beside their name. */
export const boutiqueTexts: NonNullable<Site["texts"]> = {
  homeTitle: {
    text: "Velours: sexual wellness, kindly done",
    text_fr: "Velours\u00a0: le bien-être sexuel, avec douceur",
  },
  ...texts,
};
