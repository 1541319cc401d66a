import type { SeoKey } from "@velours/sdk/rules";
import type { Shop } from "../../platform/api/Shop.ts";

/** Of each listing, English before French. The keys are spelt as the rules spell them. */
export const seoTexts: Readonly<
  Record<SeoKey, readonly [title: string, description: string, titleFr: string, descriptionFr: string]>
> = {
  "SEX-TOYS": [
    "Sex Toys for Men and Couples",
    "Vibrators, dildos, plugs, rings and strokers in body-safe materials. Free and discreet shipping, 24/7 live-chat advice.",
    "Sextoys pour hommes et couples",
    "Vibromasseurs, dildos, plugs, anneaux et masturbateurs sans danger pour le corps. Livraison gratuite et discrète, conseils 24 h/24.",
  ],
  "CLOSET-SEX-TOYS": [
    "Closet: Our Own Sex Toys",
    "The house line, designed by us and made in soft silicone. Free and discreet shipping, 24/7 live-chat advice.",
    "Closet : nos propres sextoys",
    "La ligne de la maison, dessinée par nous, en silicone doux. Livraison gratuite et discrète, conseils 24 h/24.",
  ],
  "ANAL-TOYS": [
    "Anal Toys",
    "Plugs, beads and massagers for beginners and for those who know. Free and discreet shipping.",
    "Jouets anaux",
    "Plugs, perles et masseurs pour débuter ou pour aller plus loin. Livraison gratuite et discrète.",
  ],
  MASTURBATORS: [
    "Masturbators and Strokers",
    "Manual and automatic strokers, soft inside and easy to clean. Free and discreet shipping.",
    "Masturbateurs",
    "Masturbateurs manuels et automatiques, doux et faciles à nettoyer. Livraison gratuite et discrète.",
  ],
  "COCK-RINGS": [
    "Cock Rings",
    "Rings in silicone and steel, plain or vibrating, in every size. Free and discreet shipping.",
    "Anneaux péniens",
    "Anneaux en silicone ou en acier, simples ou vibrants, dans toutes les tailles. Livraison gratuite et discrète.",
  ],
  "ANAL-DOUCHES": [
    "Anal Douches",
    "Bulbs and shower sets for an easy, gentle clean. Free and discreet shipping.",
    "Poires de lavement",
    "Poires et embouts de douche pour une hygiène simple et douce. Livraison gratuite et discrète.",
  ],
  "LUBES-CLEANSERS": [
    "Lubes and Cleansers",
    "What keeps everything smooth and clean, for skin and toys. Free and discreet shipping.",
    "Lubrifiants et nettoyants",
    "De quoi tout garder doux et propre, pour la peau comme pour les jouets. Livraison gratuite et discrète.",
  ],
  VIBRATORS: [
    "Vibrators",
    "Quiet, strong and rechargeable vibrators in body-safe silicone. Free and discreet shipping.",
    "Vibromasseurs",
    "Des vibromasseurs silencieux, puissants et rechargeables, en silicone sans danger. Livraison gratuite et discrète.",
  ],
  DILDOS: [
    "Dildos",
    "Small to extra large, in silicone and glass, with and without a base. Free and discreet shipping.",
    "Dildos",
    "Du plus petit au plus grand, en silicone ou en verre, avec ou sans base. Livraison gratuite et discrète.",
  ],
  "BUTT-PLUGS": [
    "Butt Plugs",
    "First plugs, training sets and vibrating ones, with a safe base. Free and discreet shipping.",
    "Plugs anaux",
    "Premiers plugs, coffrets et modèles vibrants, avec une base sûre. Livraison gratuite et discrète.",
  ],
  "PROSTATE-MASSAGERS": [
    "Prostate Massagers",
    "Shaped for the spot: standard, vibrating, flicking and thrusting. Free and discreet shipping.",
    "Masseurs prostatiques",
    "Dessinés pour le bon endroit : classiques, vibrants ou à va-et-vient. Livraison gratuite et discrète.",
  ],
  APPAREL: [
    "Apparel",
    "Underwear, jockstraps and swimwear that fit and flatter. Free and discreet shipping.",
    "Vêtements",
    "Sous-vêtements, jockstraps et maillots qui vont bien. Livraison gratuite et discrète.",
  ],
  SWIMWEAR: [
    "Swimwear",
    "Briefs and trunks for pool and beach. Free and discreet shipping.",
    "Maillots de bain",
    "Slips et boxers de bain pour la piscine et la plage. Livraison gratuite et discrète.",
  ],
  "UNDERWEAR-JOCKSTRAPS": [
    "Underwear and Jockstraps",
    "Soft briefs and classic jockstraps in many sizes. Free and discreet shipping.",
    "Sous-vêtements et jockstraps",
    "Slips doux et jockstraps classiques, dans de nombreuses tailles. Livraison gratuite et discrète.",
  ],
  "AUTOMATIC-MASTURBATORS": [
    "Automatic Masturbators",
    "Hands-free strokers with rhythms of their own. Free and discreet shipping.",
    "Masturbateurs automatiques",
    "Des masturbateurs mains libres, avec leurs propres rythmes. Livraison gratuite et discrète.",
  ],
  "MANUAL-MASTURBATORS": [
    "Manual Masturbators",
    "Soft sleeves and strokers, easy to rinse. Free and discreet shipping.",
    "Masturbateurs manuels",
    "Des gaines douces, faciles à rincer. Livraison gratuite et discrète.",
  ],
  "BLOWJOB-MACHINES": [
    "Blowjob Machines",
    "Warm, rhythmic, hands-free. Free and discreet shipping.",
    "Machines à fellation",
    "Chaudes, rythmées, mains libres. Livraison gratuite et discrète.",
  ],
  "PERFORMANCE-COCK-RINGS": [
    "Performance Cock Rings",
    "Rings that help you last, in stretchy silicone. Free and discreet shipping.",
    "Anneaux de performance",
    "Des anneaux en silicone extensible, pour durer. Livraison gratuite et discrète.",
  ],
  "VIBRATING-COCK-RINGS": [
    "Vibrating Cock Rings",
    "A ring with a small motor, for two. Free and discreet shipping.",
    "Anneaux vibrants",
    "Un anneau, un petit moteur, pour deux. Livraison gratuite et discrète.",
  ],
  "STAINLESS-STEEL-COCK-RINGS": [
    "Stainless Steel Cock Rings",
    "Polished steel rings with a calm weight. Free and discreet shipping.",
    "Anneaux en acier inoxydable",
    "Des anneaux d’acier poli, au poids rassurant. Livraison gratuite et discrète.",
  ],
  "SMALL-DILOS": [
    "Small Dildos",
    "A gentle way to begin. Free and discreet shipping.",
    "Petits dildos",
    "Pour commencer en douceur. Livraison gratuite et discrète.",
  ],
  "MEDIUM-DILDOS": [
    "Medium Dildos",
    "The size most people come back for. Free and discreet shipping.",
    "Dildos moyens",
    "La taille qu'on reprend le plus souvent. Livraison gratuite et discrète.",
  ],
  "LARGE-DILDOS": [
    "Large Dildos",
    "For those who know what they like. Free and discreet shipping.",
    "Grands dildos",
    "Pour qui sait ce qu'il aime. Livraison gratuite et discrète.",
  ],
  "EXTRA-LARGE-DILDOS": [
    "Extra Large Dildos",
    "Our largest pieces, in soft silicone. Free and discreet shipping.",
    "Très grands dildos",
    "Nos plus grandes pièces, en silicone doux. Livraison gratuite et discrète.",
  ],
  "VIBRATING-DILDOS": [
    "Vibrating Dildos",
    "Shape and motor in one. Free and discreet shipping.",
    "Dildos vibrants",
    "La forme et le moteur réunis. Livraison gratuite et discrète.",
  ],
  "PREMIUM-LIFELIKE-DILDOS": [
    "Premium Lifelike Dildos",
    "Dual-density silicone, finished by hand. Free and discreet shipping.",
    "Dildos réalistes haut de gamme",
    "Silicone double densité, fini à la main. Livraison gratuite et discrète.",
  ],
  "NON-VIBRATING-BUTT-PLUGS": [
    "Non-Vibrating Butt Plugs",
    "Plain plugs in silicone, glass and steel. Free and discreet shipping.",
    "Plugs sans vibration",
    "Des plugs simples, en silicone, verre ou acier. Livraison gratuite et discrète.",
  ],
  "VIBRATING-BUTT-PLUGS": [
    "Vibrating Butt Plugs",
    "Plugs with a motor, some with a remote. Free and discreet shipping.",
    "Plugs vibrants",
    "Des plugs à moteur, certains avec télécommande. Livraison gratuite et discrète.",
  ],
  "EXTRA-LARGE-BUTT-PLUGS": [
    "Extra Large Butt Plugs",
    "For experienced bodies. Free and discreet shipping.",
    "Très grands plugs",
    "Pour les corps expérimentés. Livraison gratuite et discrète.",
  ],
  "ANAL-TRAINING-SETS": [
    "Anal Training Sets",
    "Step by step, from small to larger. Free and discreet shipping.",
    "Coffrets d’apprentissage anal",
    "Pas à pas, du plus petit au plus grand. Livraison gratuite et discrète.",
  ],
  "STANDARD-PROSTATE-MASSAGERS": [
    "Standard Prostate Massagers",
    "No motor, just the right curve. Free and discreet shipping.",
    "Masseurs prostatiques classiques",
    "Sans moteur, juste la bonne courbe. Livraison gratuite et discrète.",
  ],
  "FLICKING-THRUSTING-PROSTATE-MASSAGERS": [
    "Flicking and Thrusting Prostate Massagers",
    "Massagers that move on their own. Free and discreet shipping.",
    "Masseurs prostatiques à mouvement",
    "Des masseurs qui bougent tout seuls. Livraison gratuite et discrète.",
  ],
  "VIBRATING-PROSTATE-MASSAGERS": [
    "Vibrating Prostate Massagers",
    "The right curve, with a motor. Free and discreet shipping.",
    "Masseurs prostatiques vibrants",
    "La bonne courbe, avec un moteur. Livraison gratuite et discrète.",
  ],
  "PENIS-ENHANCERS": [
    "Penis Enhancers",
    "Extenders and pumps, explained plainly. Free and discreet shipping.",
    "Développeurs de pénis",
    "Extensions et pompes, expliquées simplement. Livraison gratuite et discrète.",
  ],
  "PENIS-EXTENDERS": [
    "Penis Extenders",
    "Sleeves that add length or girth. Free and discreet shipping.",
    "Extensions de pénis",
    "Des gaines qui ajoutent longueur ou circonférence. Livraison gratuite et discrète.",
  ],
  "PENIS-PUMPS": [
    "Penis Pumps",
    "Manual and automatic pumps with safe pressure. Free and discreet shipping.",
    "Pompes à pénis",
    "Des pompes manuelles et automatiques, à pression sûre. Livraison gratuite et discrète.",
  ],
  "ANAL-BEADS": [
    "Anal Beads",
    "Beads on a safe cord or a soft stem. Free and discreet shipping.",
    "Perles anales",
    "Des perles sur cordon sûr ou tige souple. Livraison gratuite et discrète.",
  ],
  "STANDARD-ANAL-BEADS": [
    "Standard Anal Beads",
    "Beads without a motor, in growing sizes. Free and discreet shipping.",
    "Perles anales classiques",
    "Des perles sans moteur, de taille croissante. Livraison gratuite et discrète.",
  ],
  "VIBRATING-ANAL-BEADS": [
    "Vibrating Anal Beads",
    "Beads that hum. Free and discreet shipping.",
    "Perles anales vibrantes",
    "Des perles qui vibrent. Livraison gratuite et discrète.",
  ],
  "STAINLESS-STEEL": [
    "Stainless Steel Toys",
    "Polished, heavy, endlessly washable. Free and discreet shipping.",
    "Jouets en acier inoxydable",
    "Polis, lourds, lavables à l’infini. Livraison gratuite et discrète.",
  ],
  GLASS: [
    "Glass Toys",
    "Hardened glass, smooth and warm or cool as you like. Free and discreet shipping.",
    "Jouets en verre",
    "Du verre trempé, lisse, chaud ou frais à votre goût. Livraison gratuite et discrète.",
  ],
  KINK: [
    "Kink",
    "Cuffs, masks and more, in materials that are kind. Free and discreet shipping.",
    "Kink",
    "Menottes, masques et plus, dans des matières douces. Livraison gratuite et discrète.",
  ],
  LUBRICANTS: [
    "Lubricants",
    "Water-based, silicone and hybrid lubes, and hygiene. Free and discreet shipping.",
    "Lubrifiants",
    "Lubrifiants à base d’eau, de silicone ou hybrides, et hygiène. Livraison gratuite et discrète.",
  ],
  LUBE: [
    "Lube",
    "The right lube for skin, toys and latex. Free and discreet shipping.",
    "Lubrifiants intimes",
    "Le bon lubrifiant pour la peau, les jouets et le latex. Livraison gratuite et discrète.",
  ],
  "WATER-BASED-LUBRICANTS": [
    "Water-Based Lubricants",
    "Safe with every toy and with condoms. Free and discreet shipping.",
    "Lubrifiants à base d’eau",
    "Compatibles avec tous les jouets et les préservatifs. Livraison gratuite et discrète.",
  ],
  "SILICONE-BASED-LUBRICANTS": [
    "Silicone-Based Lubricants",
    "Long-lasting and waterproof. Free and discreet shipping.",
    "Lubrifiants à base de silicone",
    "Longue durée, résistants à l’eau. Livraison gratuite et discrète.",
  ],
  "HYBRID-LUBRICANTS": [
    "Hybrid Lubricants",
    "The best of water and silicone. Free and discreet shipping.",
    "Lubrifiants hybrides",
    "Le meilleur de l’eau et du silicone. Livraison gratuite et discrète.",
  ],
  "TOP-PICKS": [
    "Best Sellers",
    "What other people came back for. Free and discreet shipping, 24/7 live-chat advice.",
    "Meilleures ventes",
    "Ce pour quoi on revient. Livraison gratuite et discrète, conseils 24 h/24.",
  ],
};

export function seoText(key: SeoKey, language: Shop["language"]): { title: string; description: string } {
  const [title, description, titleFr, descriptionFr] = seoTexts[key];
  return language === "en" ? { title, description } : { title: titleFr, description: descriptionFr };
}
