import type { Family } from "../Entry.ts";
import { care } from "./care.ts";

const shared = { brand: "Atelier Lune", material: ["vegan-leather"], care: care.leather };

export const kink: Family[] = [
  {
    ...shared, path: "kink", type: "Blindfolds, Masks & Gags",
    entries: [
      { en: "Eclipse Satin Blindfold", shape: "blindfold", fr: "Éclipse, bandeau de satin", text: "Padded satin that lets no light in at the nose.", texte: "Satin rembourré qui ne laisse passer aucune lumière.", usd: 18, colours: ["Black", "Garnet", "Violet"], material: ["satin"], top: true, care: care.delicate },
      { en: "Penumbra Lace Mask", shape: "laceMask", fr: "Penumbra, masque de dentelle", text: "Hides less than it suggests.", texte: "Cache moins qu’il ne suggère.", usd: 26, was: 34, colours: ["Black", "Ivory"], material: ["lace"], care: care.delicate },
      { en: "Hush Breathable Gag", shape: "gag", fr: "Hush, bâillon respirant", text: "Soft, open and adjustable at the back.", texte: "Souple, ouvert, réglable à l’arrière.", usd: 28, colours: ["Black", "Rose"], material: ["silicone"], care: care.silicone },
    ],
  },
  {
    ...shared, path: "kink", type: "Handcuffs & Restraints",
    entries: [
      { en: "Tether Wrist Cuffs", shape: "wristCuffs", fr: "Tether, bracelets de poignet", text: "Lined cuffs with a clip that opens with one finger.", texte: "Bracelets doublés, avec un mousqueton qui s’ouvre d’un doigt.", usd: 38, colours: ["Black", "Plum", "Caramel"], sizes: ["S/M", "L/XL"], sizeStep: 0, top: true, more: ["Closure", ["Buckle", "Strap"]] },
      { en: "Tether Ankle Cuffs", shape: "ankleCuffs", fr: "Tether, bracelets de cheville", text: "The matching pair, a little wider.", texte: "La paire assortie, un peu plus large.", usd: 42, colours: ["Black", "Plum"] },
      { en: "Harbinger Steel Cuffs", shape: "steelCuffs", fr: "Harbinger, menottes d’acier", text: "Double lock, two keys and a safety catch.", texte: "Double verrou, deux clés et un cran de sûreté.", usd: 32, was: 40, colours: ["Steel"], brand: "Ferrum", material: ["stainless-steel"], care: care.steel },
      { en: "Compass Bed Restraints", shape: "bedRestraints", fr: "Compass, sangles de lit", text: "Four straps that live under the mattress.", texte: "Quatre sangles qui vivent sous le matelas.", usd: 58, floor: 46, colours: ["Black"], material: ["nylon"], care: care.nylon },
      { en: "Silk Cord Rope", shape: "rope", fr: "Corde de soie", text: "Eight metres, dyed by hand, that hold a knot and leave no mark.", texte: "Huit mètres teints à la main, qui tiennent le nœud et ne marquent pas.", usd: 34, colours: ["Garnet", "Violet", "Black"], material: ["silk"], more: ["Length", ["8 m", "15 m"]], care: care.rope },
      { en: "Bondage Tape Roll", shape: "tape", fr: "Ruban adhésif de jeu", text: "Sticks to itself and to nothing else.", texte: "Colle à lui-même et à rien d’autre.", usd: 9, colours: ["Black", "Violet"], addOn: true, material: ["pvc"], care: care.tape },
    ],
  },
  {
    ...shared, path: "kink", type: "Leashes & Collars",
    entries: [
      { en: "Ribbon Day Collar", shape: "dayCollar", fr: "Ribbon, collier de jour", text: "Slim enough for dinner.", texte: "Assez fin pour un dîner.", usd: 44, colours: ["Black", "Gold", "Garnet"] },
      { en: "Promise Collar and Leash", shape: "collarLeash", fr: "Promise, collier et laisse", text: "A lined collar and a leash that unclips.", texte: "Un collier doublé et une laisse qui se détache.", usd: 56, was: 70, floor: 45, colours: ["Black", "Caramel"], sizes: ["S/M", "L/XL"], sizeStep: 0 },
    ],
  },
  {
    ...shared, path: "kink", type: "Bondage Kits",
    entries: [
      { en: "First Evening Kit", shape: "playKit", fr: "Premier soir, coffret", text: "Blindfold, cuffs and a feather, in a box that could hold shoes.", texte: "Bandeau, bracelets et plume, dans une boîte qui pourrait contenir des souliers.", usd: 64, was: 82, colours: ["Black", "Garnet"], top: true, care: care.kit },
      { en: "Long Weekend Kit", shape: "largePlayKit", fr: "Long week-end, coffret", text: "Seven pieces and no instructions needed.", texte: "Sept pièces, sans mode d’emploi.", usd: 118, floor: 95, colours: ["Black"], stock: "low", care: care.kit },
    ],
  },
  {
    ...shared, path: "kink", type: "Kink",
    entries: [
      { en: "Plume Tickler", shape: "feather", fr: "Plume, caresse", text: "A single ostrich-style feather on a turned handle.", texte: "Une plume façon autruche sur un manche tourné.", usd: 16, colours: ["Ivory", "Violet", "Black"], material: ["feather"], care: care.feather },
      { en: "Murmuration Flogger", shape: "flogger", fr: "Murmuration, martinet souple", text: "Suede falls, balanced for a light hand.", texte: "Lanières de daim, équilibrées pour une main légère.", usd: 48, colours: ["Plum", "Black"], material: ["suede"], care: care.suede },
    ],
  },
  {
    ...shared, path: "kink", type: "Sex Furniture", material: ["velvet", "foam"],
    entries: [
      { en: "Incline Velvet Wedge", shape: "wedge", fr: "Incline, coussin de velours", text: "A firm wedge that looks at home on the sofa.", texte: "Un coussin ferme qui a sa place sur le canapé.", usd: 128, was: 160, floor: 105, colours: ["Navy", "Plum", "Sand"], stock: "mixed", top: true, care: care.furniture },
      { en: "Arc Velvet Lounger", shape: "lounger", fr: "Arc, méridienne de velours", text: "A long low curve, delivered rolled.", texte: "Une longue courbe basse, livrée roulée.", usd: 289, floor: 240, colours: ["Plum", "Charcoal"], stock: "none", care: care.furniture },
    ],
  },
];
