/** A listing path with its words; children are the paths one level below. */
export interface Listing {
  handle: string;
  en: string;
  fr: string;
  /** Heading it stands under in the menu. */
  group?: "type" | "size" | "material";
  text: string;
  texte: string;
  banner?: boolean;
  footer?: { en: [title: string, text: string]; fr: [title: string, text: string] };
  children?: Listing[];
}

/** The 49 listing paths of the shop, as a tree. */
export const listings: Listing[] = [
  {
    handle: "top-picks", en: "Top Picks", fr: "Nos favoris", banner: true,
    text: "What other people came back for.", texte: "Ce pour quoi on revient.",
  },
  {
    handle: "sex-toys", en: "Sex Toys", fr: "Sextoys", banner: true,
    text: "Everything with a purpose, sorted so that you can find yours.", texte: "Tout ce qui a un but, rangé pour que vous trouviez le vôtre.",
    footer: {
      en: ["How to choose", "Start with the material and the size, in that order. If in doubt, take the smaller one: it is the one that gets used."],
      fr: ["Comment choisir", "Commencez par la matière, puis la taille. Dans le doute, prenez le plus petit : c’est celui dont on se sert."],
    },
    children: [
      { handle: "vibrators", en: "Vibrators", fr: "Vibromasseurs", group: "type", banner: true, text: "Quiet, soft and strong, from a fingertip to a full-size wand.", texte: "Discrets, doux et puissants, du bout du doigt à la grande baguette.",
        footer: { en: ["Care", "Water-based lubricant, warm water, soap. Charge before it runs flat and it will last for years."], fr: ["Entretien", "Lubrifiant à base d’eau, eau tiède, savon. Rechargez avant la panne et il durera des années."] } },
      { handle: "dildos", en: "Dildos", fr: "Dildos", group: "type", banner: true, text: "Silicone poured with care, in every size and several tempers.", texte: "Du silicone coulé avec soin, dans toutes les tailles et plusieurs tempéraments.",
        children: [
          { handle: "small-dildos", en: "Small Dildos", fr: "Petits dildos", group: "size", text: "Easy to begin with, easy to keep.", texte: "Faciles pour commencer, faciles à garder." },
          { handle: "medium-dildos", en: "Medium Dildos", fr: "Dildos moyens", group: "size", text: "Where most people settle.", texte: "Là où la plupart s’arrêtent." },
          { handle: "large-dildos", en: "Large Dildos", fr: "Grands dildos", group: "size", text: "Generous, and well balanced.", texte: "Généreux et bien équilibrés." },
          { handle: "extra-large-dildos", en: "Extra-Large Dildos", fr: "Très grands dildos", group: "size", text: "For the practised, with patience.", texte: "Pour les habitués, avec patience." },
          { handle: "premium-dildos", en: "Premium Dildos", fr: "Dildos d’exception", group: "type", text: "Made by hand and boxed like a present.", texte: "Faits main et présentés comme un cadeau." },
          { handle: "vibrating-dildos", en: "Vibrating Dildos", fr: "Dildos vibrants", group: "type", text: "The same shapes with a motor inside.", texte: "Les mêmes formes, avec un moteur dedans." },
        ] },
      { handle: "butt-plugs", en: "Butt Plugs", fr: "Plugs", group: "type", banner: true, text: "Wide bases, smooth lines, patient sizes.", texte: "Bases larges, lignes lisses, tailles patientes.",
        footer: { en: ["Going slowly", "A training set costs less than the wrong size twice."], fr: ["En douceur", "Un coffret coûte moins que deux fois la mauvaise taille."] },
        children: [
          { handle: "extra-large-butt-plugs", en: "Extra-Large Butt Plugs", fr: "Très grands plugs", group: "size", text: "Broad and soft.", texte: "Larges et souples." },
          { handle: "non-vibrating-butt-plugs", en: "Non-Vibrating Butt Plugs", fr: "Plugs sans vibration", group: "type", text: "Shape and weight do the work.", texte: "La forme et le poids font le travail." },
          { handle: "training-sets", en: "Training Sets", fr: "Coffrets d’apprentissage", group: "size", text: "One size after another, at your own pace.", texte: "Une taille après l’autre, à votre rythme." },
          { handle: "vibrating-butt-plugs", en: "Vibrating Butt Plugs", fr: "Plugs vibrants", group: "type", text: "Low notes from a wide base.", texte: "Des notes graves depuis une base large." },
        ] },
      { handle: "anal-beads", en: "Anal Beads", fr: "Perles anales", group: "type", text: "One after another.", texte: "L’une après l’autre.",
        children: [
          { handle: "standard-anal-beads", en: "Standard Anal Beads", fr: "Perles classiques", group: "type", text: "Soft, graduated, simple.", texte: "Souples, graduées, simples." },
          { handle: "vibrating-anal-beads", en: "Vibrating Anal Beads", fr: "Perles vibrantes", group: "type", text: "With a hum in the last.", texte: "Avec un murmure dans la dernière." },
        ] },
      { handle: "prostate-massagers", en: "Prostate Massagers", fr: "Masseurs prostatiques", group: "type", banner: true, text: "Curves that know where they are going.", texte: "Des courbes qui savent où elles vont.",
        children: [
          { handle: "flicking-thrusting-prostate-massagers", en: "Flicking & Thrusting Prostate Massagers", fr: "Masseurs à battement et va-et-vient", group: "type", text: "They move by themselves.", texte: "Ils bougent tout seuls." },
          { handle: "standard-prostate-massagers", en: "Standard Prostate Massagers", fr: "Masseurs classiques", group: "type", text: "No motor, no noise.", texte: "Sans moteur, sans bruit." },
          { handle: "vibrating-prostate-massagers", en: "Vibrating Prostate Massagers", fr: "Masseurs vibrants", group: "type", text: "One motor inside, one outside.", texte: "Un moteur dedans, un dehors." },
        ] },
      { handle: "cock-rings", en: "Cock Rings", fr: "Anneaux", group: "type", text: "Small things with a large effect.", texte: "De petites choses à grand effet.",
        children: [
          { handle: "performance-cock-rings", en: "Performance Cock Rings", fr: "Anneaux de performance", group: "type", text: "Stretchy, simple, dependable.", texte: "Extensibles, simples, fiables." },
          { handle: "stainless-steel-cock-rings", en: "Stainless Steel Cock Rings", fr: "Anneaux en acier", group: "material", text: "Polished, weighted, exact.", texte: "Polis, lestés, exacts." },
          { handle: "vibrating-cock-rings", en: "Vibrating Cock Rings", fr: "Anneaux vibrants", group: "type", text: "Placed for two.", texte: "Placés pour deux." },
        ] },
      { handle: "masturbators", en: "Masturbators", fr: "Masturbateurs", group: "type", banner: true, text: "From pocket size to hands free.", texte: "Du format de poche aux mains libres.",
        children: [
          { handle: "automatic-masturbators", en: "Automatic Masturbators", fr: "Masturbateurs automatiques", group: "type", text: "They do the work.", texte: "Ils font le travail." },
          { handle: "blowjob-machines", en: "Blowjob Machines", fr: "Machines à succion", group: "type", text: "Air, rhythm and a pause button.", texte: "De l’air, du rythme et un bouton pause." },
          { handle: "manual-masturbators", en: "Manual Masturbators", fr: "Masturbateurs manuels", group: "type", text: "Soft sleeves with nothing to charge.", texte: "Des gaines souples, rien à charger." },
        ] },
      { handle: "penis-enhancers", en: "Penis Enhancers", fr: "Stimulateurs masculins", group: "type", text: "A little more, for as long as you like.", texte: "Un peu plus, aussi longtemps que vous voulez.",
        children: [
          { handle: "penis-extenders", en: "Penis Extenders", fr: "Extensions", group: "type", text: "Sleeves that add and never pinch.", texte: "Des gaines qui ajoutent sans pincer." },
          { handle: "penis-pumps", en: "Penis Pumps", fr: "Pompes", group: "type", text: "Measured, gentle, with a valve in reach.", texte: "Mesurées, douces, valve à portée de main." },
        ] },
      { handle: "glass", en: "Glass", fr: "Verre", group: "material", banner: true, text: "Clear, smooth and happy to be warmed.", texte: "Clair, lisse, et volontiers tiédi." },
      { handle: "stainless-steel", en: "Stainless Steel", fr: "Acier inoxydable", group: "material", text: "Heavy, polished, for life.", texte: "Lourd, poli, pour la vie." },
    ],
  },
  {
    handle: "closet-sex-toys", en: "Closet Sex Toys", fr: "Sextoys Closet", banner: true,
    text: "Our own label: fewer features, fairer prices.", texte: "Notre propre marque : moins de fonctions, des prix plus justes.",
  },
  {
    handle: "lubricants", en: "Lubricants", fr: "Lubrifiants", banner: true,
    text: "More is better, and these are kind about it.", texte: "Plus il y en a, mieux c’est, et ceux-ci le font bien.",
    footer: {
      en: ["Which one?", "Water for toys, silicone for time, hybrid when you cannot decide."],
      fr: ["Lequel ?", "À l’eau pour les jouets, au silicone pour la durée, hybride quand on hésite."],
    },
    children: [
      { handle: "lubes", en: "Lubes", fr: "Lubrifiants intimes", group: "type", text: "Three families, one purpose.", texte: "Trois familles, un seul but.",
        children: [
          { handle: "hybrid-lubricants", en: "Hybrid Lubricants", fr: "Lubrifiants hybrides", group: "material", text: "Creamy and long-lasting.", texte: "Crémeux et durables." },
          { handle: "silicone-lubricants", en: "Silicone Lubricants", fr: "Lubrifiants au silicone", group: "material", text: "Two drops do.", texte: "Deux gouttes suffisent." },
          { handle: "water-lubricants", en: "Water-Based Lubricants", fr: "Lubrifiants à base d’eau", group: "material", text: "Safe with everything.", texte: "Compatibles avec tout." },
        ] },
      { handle: "hygiene", en: "Hygiene", fr: "Hygiène", group: "type", text: "Before and after.", texte: "Avant et après.",
        children: [
          { handle: "anal-douches", en: "Anal Douches", fr: "Poires de toilette", group: "type", text: "Simple, gentle, easy to clean.", texte: "Simples, douces, faciles à nettoyer." },
          { handle: "toy-cleaners", en: "Toy Cleaners", fr: "Nettoyants pour jouets", group: "type", text: "Spray, wait a minute, rinse.", texte: "Vaporiser, attendre une minute, rincer." },
        ] },
    ],
  },
  {
    handle: "anal-douches", en: "Anal Douches", fr: "Poires de toilette",
    text: "Simple, gentle, easy to clean.", texte: "Simples, douces, faciles à nettoyer.",
  },
  {
    handle: "kink", en: "Kink", fr: "Kink", banner: true,
    text: "Soft linings, sound buckles and a word agreed beforehand.", texte: "Doublures douces, boucles sûres et un mot convenu d’avance.",
    footer: {
      en: ["Before you begin", "Talk first, check often, and stop at once when asked."],
      fr: ["Avant de commencer", "Parlez d’abord, vérifiez souvent, arrêtez dès qu’on le demande."],
    },
  },
  {
    handle: "apparel", en: "Apparel", fr: "Vêtements", banner: true,
    text: "For under, over and instead.", texte: "Pour dessous, dessus et à la place.",
    children: [
      { handle: "swimwear", en: "Swimwear", fr: "Maillots de bain", group: "type", banner: true, text: "For proper pools and improper beaches.", texte: "Pour vraies piscines et plages moins sages." },
      { handle: "underwear-jockstraps", en: "Underwear & Jockstraps", fr: "Sous-vêtements et jockstraps", group: "type", text: "What goes on last comes off first.", texte: "Mis en dernier, ôté en premier." },
    ],
  },
];

/** Each path with its listing, parents first. */
export function paths(below: Listing[] = listings, prefix = ""): { path: string; listing: Listing }[] {
  return below.flatMap((listing) => {
    const path = `${prefix}/${listing.handle}`;
    return [{ path, listing }, ...paths(listing.children ?? [], path)];
  });
}
