import type { SeoKey } from "@velours/sdk/rules";

interface SeoText {
  title: string;
  description: string;
}

/** Title and description of each listing, in both languages. The keys are spelt as the rules spell them. */
export const seoTexts: Readonly<Record<SeoKey, { en: SeoText; fr: SeoText }>> = {
  "SEX-TOYS": {
    en: {
      title: "Sex Toys for Men and Couples",
      description:
        "Vibrators, dildos, plugs, rings and strokers in body-safe materials. Free and discreet shipping, 24/7 live-chat advice.",
    },
    fr: {
      title: "Sextoys pour hommes et couples",
      description:
        "Vibromasseurs, dildos, plugs, anneaux et masturbateurs sans danger pour le corps. Livraison gratuite et discrète, conseils 24 h/24.",
    },
  },
  "CLOSET-SEX-TOYS": {
    en: {
      title: "Closet: Our Own Sex Toys",
      description:
        "The house line, designed by us and made in soft silicone. Free and discreet shipping, 24/7 live-chat advice.",
    },
    fr: {
      title: "Closet : nos propres sextoys",
      description:
        "La ligne de la maison, dessinée par nous, en silicone doux. Livraison gratuite et discrète, conseils 24 h/24.",
    },
  },
  "ANAL-TOYS": {
    en: {
      title: "Anal Toys",
      description:
        "Plugs, beads and massagers for beginners and for those who know. Free and discreet shipping.",
    },
    fr: {
      title: "Jouets anaux",
      description:
        "Plugs, perles et masseurs pour débuter ou pour aller plus loin. Livraison gratuite et discrète.",
    },
  },
  MASTURBATORS: {
    en: {
      title: "Masturbators and Strokers",
      description:
        "Manual and automatic strokers, soft inside and easy to clean. Free and discreet shipping.",
    },
    fr: {
      title: "Masturbateurs",
      description:
        "Masturbateurs manuels et automatiques, doux et faciles à nettoyer. Livraison gratuite et discrète.",
    },
  },
  "COCK-RINGS": {
    en: {
      title: "Cock Rings",
      description:
        "Rings in silicone and steel, plain or vibrating, in every size. Free and discreet shipping.",
    },
    fr: {
      title: "Anneaux péniens",
      description:
        "Anneaux en silicone ou en acier, simples ou vibrants, dans toutes les tailles. Livraison gratuite et discrète.",
    },
  },
  "ANAL-DOUCHES": {
    en: {
      title: "Anal Douches",
      description: "Bulbs and shower sets for an easy, gentle clean. Free and discreet shipping.",
    },
    fr: {
      title: "Poires de lavement",
      description:
        "Poires et embouts de douche pour une hygiène simple et douce. Livraison gratuite et discrète.",
    },
  },
  "LUBES-CLEANSERS": {
    en: {
      title: "Lubes and Cleansers",
      description: "What keeps everything smooth and clean, for skin and toys. Free and discreet shipping.",
    },
    fr: {
      title: "Lubrifiants et nettoyants",
      description:
        "De quoi tout garder doux et propre, pour la peau comme pour les jouets. Livraison gratuite et discrète.",
    },
  },
  VIBRATORS: {
    en: {
      title: "Vibrators",
      description:
        "Quiet, strong and rechargeable vibrators in body-safe silicone. Free and discreet shipping.",
    },
    fr: {
      title: "Vibromasseurs",
      description:
        "Des vibromasseurs silencieux, puissants et rechargeables, en silicone sans danger. Livraison gratuite et discrète.",
    },
  },
  DILDOS: {
    en: {
      title: "Dildos",
      description:
        "Small to extra large, in silicone and glass, with and without a base. Free and discreet shipping.",
    },
    fr: {
      title: "Dildos",
      description:
        "Du plus petit au plus grand, en silicone ou en verre, avec ou sans base. Livraison gratuite et discrète.",
    },
  },
  "BUTT-PLUGS": {
    en: {
      title: "Butt Plugs",
      description:
        "First plugs, training sets and vibrating ones, with a safe base. Free and discreet shipping.",
    },
    fr: {
      title: "Plugs anaux",
      description:
        "Premiers plugs, coffrets et modèles vibrants, avec une base sûre. Livraison gratuite et discrète.",
    },
  },
  "PROSTATE-MASSAGERS": {
    en: {
      title: "Prostate Massagers",
      description:
        "Shaped for the spot: standard, vibrating, flicking and thrusting. Free and discreet shipping.",
    },
    fr: {
      title: "Masseurs prostatiques",
      description:
        "Dessinés pour le bon endroit : classiques, vibrants ou à va-et-vient. Livraison gratuite et discrète.",
    },
  },
  APPAREL: {
    en: {
      title: "Apparel",
      description: "Underwear, jockstraps and swimwear that fit and flatter. Free and discreet shipping.",
    },
    fr: {
      title: "Vêtements",
      description: "Sous-vêtements, jockstraps et maillots qui vont bien. Livraison gratuite et discrète.",
    },
  },
  SWIMWEAR: {
    en: {
      title: "Swimwear",
      description: "Briefs and trunks for pool and beach. Free and discreet shipping.",
    },
    fr: {
      title: "Maillots de bain",
      description: "Slips et boxers de bain pour la piscine et la plage. Livraison gratuite et discrète.",
    },
  },
  "UNDERWEAR-JOCKSTRAPS": {
    en: {
      title: "Underwear and Jockstraps",
      description: "Soft briefs and classic jockstraps in many sizes. Free and discreet shipping.",
    },
    fr: {
      title: "Sous-vêtements et jockstraps",
      description:
        "Slips doux et jockstraps classiques, dans de nombreuses tailles. Livraison gratuite et discrète.",
    },
  },
  "AUTOMATIC-MASTURBATORS": {
    en: {
      title: "Automatic Masturbators",
      description: "Hands-free strokers with rhythms of their own. Free and discreet shipping.",
    },
    fr: {
      title: "Masturbateurs automatiques",
      description:
        "Des masturbateurs mains libres, avec leurs propres rythmes. Livraison gratuite et discrète.",
    },
  },
  "MANUAL-MASTURBATORS": {
    en: {
      title: "Manual Masturbators",
      description: "Soft sleeves and strokers, easy to rinse. Free and discreet shipping.",
    },
    fr: {
      title: "Masturbateurs manuels",
      description: "Des gaines douces, faciles à rincer. Livraison gratuite et discrète.",
    },
  },
  "BLOWJOB-MACHINES": {
    en: { title: "Blowjob Machines", description: "Warm, rhythmic, hands-free. Free and discreet shipping." },
    fr: {
      title: "Machines à fellation",
      description: "Chaudes, rythmées, mains libres. Livraison gratuite et discrète.",
    },
  },
  "PERFORMANCE-COCK-RINGS": {
    en: {
      title: "Performance Cock Rings",
      description: "Rings that help you last, in stretchy silicone. Free and discreet shipping.",
    },
    fr: {
      title: "Anneaux de performance",
      description: "Des anneaux en silicone extensible, pour durer. Livraison gratuite et discrète.",
    },
  },
  "VIBRATING-COCK-RINGS": {
    en: {
      title: "Vibrating Cock Rings",
      description: "A ring with a small motor, for two. Free and discreet shipping.",
    },
    fr: {
      title: "Anneaux vibrants",
      description: "Un anneau, un petit moteur, pour deux. Livraison gratuite et discrète.",
    },
  },
  "STAINLESS-STEEL-COCK-RINGS": {
    en: {
      title: "Stainless Steel Cock Rings",
      description: "Polished steel rings with a calm weight. Free and discreet shipping.",
    },
    fr: {
      title: "Anneaux en acier inoxydable",
      description: "Des anneaux d’acier poli, au poids rassurant. Livraison gratuite et discrète.",
    },
  },
  "SMALL-DILOS": {
    en: { title: "Small Dildos", description: "A gentle way to begin. Free and discreet shipping." },
    fr: { title: "Petits dildos", description: "Pour commencer en douceur. Livraison gratuite et discrète." },
  },
  "MEDIUM-DILDOS": {
    en: {
      title: "Medium Dildos",
      description: "The size most people come back for. Free and discreet shipping.",
    },
    fr: {
      title: "Dildos moyens",
      description: "La taille qu'on reprend le plus souvent. Livraison gratuite et discrète.",
    },
  },
  "LARGE-DILDOS": {
    en: {
      title: "Large Dildos",
      description: "For those who know what they like. Free and discreet shipping.",
    },
    fr: {
      title: "Grands dildos",
      description: "Pour qui sait ce qu'il aime. Livraison gratuite et discrète.",
    },
  },
  "EXTRA-LARGE-DILDOS": {
    en: {
      title: "Extra Large Dildos",
      description: "Our largest pieces, in soft silicone. Free and discreet shipping.",
    },
    fr: {
      title: "Très grands dildos",
      description: "Nos plus grandes pièces, en silicone doux. Livraison gratuite et discrète.",
    },
  },
  "VIBRATING-DILDOS": {
    en: { title: "Vibrating Dildos", description: "Shape and motor in one. Free and discreet shipping." },
    fr: {
      title: "Dildos vibrants",
      description: "La forme et le moteur réunis. Livraison gratuite et discrète.",
    },
  },
  "PREMIUM-LIFELIKE-DILDOS": {
    en: {
      title: "Premium Lifelike Dildos",
      description: "Dual-density silicone, finished by hand. Free and discreet shipping.",
    },
    fr: {
      title: "Dildos réalistes haut de gamme",
      description: "Silicone double densité, fini à la main. Livraison gratuite et discrète.",
    },
  },
  "NON-VIBRATING-BUTT-PLUGS": {
    en: {
      title: "Non-Vibrating Butt Plugs",
      description: "Plain plugs in silicone, glass and steel. Free and discreet shipping.",
    },
    fr: {
      title: "Plugs sans vibration",
      description: "Des plugs simples, en silicone, verre ou acier. Livraison gratuite et discrète.",
    },
  },
  "VIBRATING-BUTT-PLUGS": {
    en: {
      title: "Vibrating Butt Plugs",
      description: "Plugs with a motor, some with a remote. Free and discreet shipping.",
    },
    fr: {
      title: "Plugs vibrants",
      description: "Des plugs à moteur, certains avec télécommande. Livraison gratuite et discrète.",
    },
  },
  "EXTRA-LARGE-BUTT-PLUGS": {
    en: {
      title: "Extra Large Butt Plugs",
      description: "For experienced bodies. Free and discreet shipping.",
    },
    fr: {
      title: "Très grands plugs",
      description: "Pour les corps expérimentés. Livraison gratuite et discrète.",
    },
  },
  "ANAL-TRAINING-SETS": {
    en: {
      title: "Anal Training Sets",
      description: "Step by step, from small to larger. Free and discreet shipping.",
    },
    fr: {
      title: "Coffrets d’apprentissage anal",
      description: "Pas à pas, du plus petit au plus grand. Livraison gratuite et discrète.",
    },
  },
  "STANDARD-PROSTATE-MASSAGERS": {
    en: {
      title: "Standard Prostate Massagers",
      description: "No motor, just the right curve. Free and discreet shipping.",
    },
    fr: {
      title: "Masseurs prostatiques classiques",
      description: "Sans moteur, juste la bonne courbe. Livraison gratuite et discrète.",
    },
  },
  "FLICKING-THRUSTING-PROSTATE-MASSAGERS": {
    en: {
      title: "Flicking and Thrusting Prostate Massagers",
      description: "Massagers that move on their own. Free and discreet shipping.",
    },
    fr: {
      title: "Masseurs prostatiques à mouvement",
      description: "Des masseurs qui bougent tout seuls. Livraison gratuite et discrète.",
    },
  },
  "VIBRATING-PROSTATE-MASSAGERS": {
    en: {
      title: "Vibrating Prostate Massagers",
      description: "The right curve, with a motor. Free and discreet shipping.",
    },
    fr: {
      title: "Masseurs prostatiques vibrants",
      description: "La bonne courbe, avec un moteur. Livraison gratuite et discrète.",
    },
  },
  "PENIS-ENHANCERS": {
    en: {
      title: "Penis Enhancers",
      description: "Extenders and pumps, explained plainly. Free and discreet shipping.",
    },
    fr: {
      title: "Développeurs de pénis",
      description: "Extensions et pompes, expliquées simplement. Livraison gratuite et discrète.",
    },
  },
  "PENIS-EXTENDERS": {
    en: {
      title: "Penis Extenders",
      description: "Sleeves that add length or girth. Free and discreet shipping.",
    },
    fr: {
      title: "Extensions de pénis",
      description: "Des gaines qui ajoutent longueur ou circonférence. Livraison gratuite et discrète.",
    },
  },
  "PENIS-PUMPS": {
    en: {
      title: "Penis Pumps",
      description: "Manual and automatic pumps with safe pressure. Free and discreet shipping.",
    },
    fr: {
      title: "Pompes à pénis",
      description: "Des pompes manuelles et automatiques, à pression sûre. Livraison gratuite et discrète.",
    },
  },
  "ANAL-BEADS": {
    en: {
      title: "Anal Beads",
      description: "Beads on a safe cord or a soft stem. Free and discreet shipping.",
    },
    fr: {
      title: "Perles anales",
      description: "Des perles sur cordon sûr ou tige souple. Livraison gratuite et discrète.",
    },
  },
  "STANDARD-ANAL-BEADS": {
    en: {
      title: "Standard Anal Beads",
      description: "Beads without a motor, in growing sizes. Free and discreet shipping.",
    },
    fr: {
      title: "Perles anales classiques",
      description: "Des perles sans moteur, de taille croissante. Livraison gratuite et discrète.",
    },
  },
  "VIBRATING-ANAL-BEADS": {
    en: { title: "Vibrating Anal Beads", description: "Beads that hum. Free and discreet shipping." },
    fr: {
      title: "Perles anales vibrantes",
      description: "Des perles qui vibrent. Livraison gratuite et discrète.",
    },
  },
  "STAINLESS-STEEL": {
    en: {
      title: "Stainless Steel Toys",
      description: "Polished, heavy, endlessly washable. Free and discreet shipping.",
    },
    fr: {
      title: "Jouets en acier inoxydable",
      description: "Polis, lourds, lavables à l’infini. Livraison gratuite et discrète.",
    },
  },
  GLASS: {
    en: {
      title: "Glass Toys",
      description: "Hardened glass, smooth and warm or cool as you like. Free and discreet shipping.",
    },
    fr: {
      title: "Jouets en verre",
      description: "Du verre trempé, lisse, chaud ou frais à votre goût. Livraison gratuite et discrète.",
    },
  },
  KINK: {
    en: {
      title: "Kink",
      description: "Cuffs, masks and more, in materials that are kind. Free and discreet shipping.",
    },
    fr: {
      title: "Kink",
      description: "Menottes, masques et plus, dans des matières douces. Livraison gratuite et discrète.",
    },
  },
  LUBRICANTS: {
    en: {
      title: "Lubricants",
      description: "Water-based, silicone and hybrid lubes, and hygiene. Free and discreet shipping.",
    },
    fr: {
      title: "Lubrifiants",
      description:
        "Lubrifiants à base d’eau, de silicone ou hybrides, et hygiène. Livraison gratuite et discrète.",
    },
  },
  LUBE: {
    en: {
      title: "Lube",
      description: "The right lube for skin, toys and latex. Free and discreet shipping.",
    },
    fr: {
      title: "Lubrifiants intimes",
      description: "Le bon lubrifiant pour la peau, les jouets et le latex. Livraison gratuite et discrète.",
    },
  },
  "WATER-BASED-LUBRICANTS": {
    en: {
      title: "Water-Based Lubricants",
      description: "Safe with every toy and with condoms. Free and discreet shipping.",
    },
    fr: {
      title: "Lubrifiants à base d’eau",
      description: "Compatibles avec tous les jouets et les préservatifs. Livraison gratuite et discrète.",
    },
  },
  "SILICONE-BASED-LUBRICANTS": {
    en: {
      title: "Silicone-Based Lubricants",
      description: "Long-lasting and waterproof. Free and discreet shipping.",
    },
    fr: {
      title: "Lubrifiants à base de silicone",
      description: "Longue durée, résistants à l’eau. Livraison gratuite et discrète.",
    },
  },
  "HYBRID-LUBRICANTS": {
    en: {
      title: "Hybrid Lubricants",
      description: "The best of water and silicone. Free and discreet shipping.",
    },
    fr: {
      title: "Lubrifiants hybrides",
      description: "Le meilleur de l’eau et du silicone. Livraison gratuite et discrète.",
    },
  },
  "TOP-PICKS": {
    en: {
      title: "Best Sellers",
      description: "What other people came back for. Free and discreet shipping, 24/7 live-chat advice.",
    },
    fr: {
      title: "Meilleures ventes",
      description: "Ce pour quoi on revient. Livraison gratuite et discrète, conseils 24 h/24.",
    },
  },
};
