import type { Care } from "../Entry.ts";

/** Care of a material, for families whose products are made of several. */
export const care = {
  leather: {
    en: "Vegan leather with a soft lining and nickel-free buckles. Wipe it with a damp cloth and let it dry in the air. Agree on a word first.",
    fr: "Cuir végétal doublé, boucles sans nickel. Essuyez-le d’un linge humide et laissez sécher à l’air. Convenez d’abord d’un mot.",
  },
  delicate: {
    en: "Flat seams and a soft edge. Wash by hand in cool water and dry flat.",
    fr: "Coutures plates et bord doux. Lavage à la main à l’eau froide, séchage à plat.",
  },
  silicone: {
    en: "Body-safe silicone on a nickel-free buckle. Wash it with warm water and toy cleaner. Agree on a sign first, for when words are not to be had.",
    fr: "Silicone sans danger pour le corps, boucle sans nickel. Lavez à l’eau tiède et au nettoyant. Convenez d’abord d’un geste, quand les mots manquent.",
  },
  steel: {
    en: "Polished stainless steel, free of nickel on the skin side. Wipe dry after use, and keep the second key where you can reach it.",
    fr: "Acier inoxydable poli, sans nickel côté peau. Essuyez après usage, et gardez la seconde clé à portée de main.",
  },
  nylon: {
    en: "Woven nylon straps with cuffs that close by touch tape. Wash the cuffs by hand and air-dry. Agree on a word first.",
    fr: "Sangles de nylon tissé et bracelets à fermeture autoagrippante. Lavez les bracelets à la main, séchez à l’air. Convenez d’abord d’un mot.",
  },
  rope: {
    en: "Wash by hand in cool water and hang to dry without tension. Agree on a word first, and keep safety scissors within reach.",
    fr: "Lavage à la main à l’eau froide, séchage suspendu et sans tension. Convenez d’abord d’un mot, et gardez des ciseaux de sécurité à portée de main.",
  },
  tape: {
    en: "Wipe clean, roll it up and use it again. Keep it off hair and away from the neck, and keep safety scissors within reach.",
    fr: "S’essuie, s’enroule et se réutilise. Évitez les cheveux et le cou, et gardez des ciseaux de sécurité à portée de main.",
  },
  kit: {
    en: "Vegan leather with nickel-free buckles; the cloth pieces wash by hand. Agree on a word first.",
    fr: "Cuir végétal, boucles sans nickel ; les pièces en tissu se lavent à la main. Convenez d’abord d’un mot.",
  },
  feather: {
    en: "Keep it dry and lay it flat; a soft brush takes the dust off.",
    fr: "À garder au sec et à plat ; un pinceau doux enlève la poussière.",
  },
  suede: {
    en: "Brush the suede when it is dry and keep it out of the sun. Agree on a word first.",
    fr: "Brossez le daim à sec et gardez-le à l’abri du soleil. Convenez d’abord d’un mot.",
  },
  furniture: {
    en: "Firm foam under a velvet cover that zips off and washes at 30 °C. Looks like furniture, because it is.",
    fr: "Mousse ferme sous une housse de velours qui s’enlève et se lave à 30 °C. Un vrai meuble, tout simplement.",
  },
  aluminium: {
    en: "Polished aluminium with a set stone and a wide, safe base. Wash it by hand with mild soap, and use any lubricant you like.",
    fr: "Aluminium poli, pierre sertie et base large et sûre. Lavez à la main au savon doux, avec le lubrifiant de votre choix.",
  },
  rubber: {
    en: "Latex-free rubber with a wide, safe base and a quick-release valve. Let the air out, wash with mild soap, and be generous with lubricant.",
    fr: "Caoutchouc sans latex, base large et sûre, valve à ouverture rapide. Videz l’air, lavez au savon doux, et soyez généreux en lubrifiant.",
  },
  shower: {
    en: "Stainless steel that unscrews for cleaning. Use lukewarm water and low pressure only.",
    fr: "Acier inoxydable, se dévisse pour le nettoyage. Eau tiède et faible pression uniquement.",
  },
  towels: {
    en: "Organic cotton, woven close and soft. Machine wash at 60 °C; fabric softener is better left out.",
    fr: "Coton biologique, serré et doux. Lavable en machine à 60 °C, sans assouplissant de préférence.",
  },
  box: {
    en: "Velvet over a stiff shell, with a lining that lifts out to be washed. Wipe the outside with a dry cloth.",
    fr: "Velours sur une coque rigide, doublure amovible et lavable. Essuyez l’extérieur d’un linge sec.",
  },
  silk: {
    en: "Cut and sewn in small runs, fits true to size. Wash by hand in cool water or have it dry-cleaned.",
    fr: "Coupé et cousu en petites séries, taille normalement. Lavage à la main à l’eau froide, ou nettoyage à sec.",
  },
  elastic: {
    en: "Soft elastic with nickel-free sliders. Wash by hand in cool water and dry flat.",
    fr: "Élastique souple, réglettes sans nickel. Lavage à la main à l’eau froide, séchage à plat.",
  },
  mesh: {
    en: "Cut and sewn in small runs, fits true to size. Wash cold in a laundry bag, dry flat.",
    fr: "Coupé et cousu en petites séries, taille normalement. Lavage à froid dans un filet, séchage à plat.",
  },
} satisfies Record<string, Care>;
