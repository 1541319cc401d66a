import type { Family } from "../Entry.ts";
import { care } from "./care.ts";

const sizes = ["S", "M", "L", "XL"];
const shared = { brand: "Marlowe Cloth", material: ["cotton"] };
const cut = {
  en: "Cut and sewn in small runs, fits true to size. Machine wash cold, dry flat.",
  fr: "Coupé et cousu en petites séries, taille normalement. Lavage à froid, séchage à plat.",
};
const swim = {
  en: "Recycled nylon that dries quickly and keeps its colour in chlorine and salt.",
  fr: "Nylon recyclé qui sèche vite et garde sa couleur dans le chlore et le sel.",
};

export const apparel: Family[] = [
  {
    ...shared, path: "apparel/underwear-jockstraps", type: "Underwear", gender: "male", care: cut,
    entries: [
      { en: "Second Nature Brief", shape: "brief", fr: "Second Nature, slip", text: "Combed cotton, flat seams and a waistband that does not roll.", texte: "Coton peigné, coutures plates et une ceinture qui ne roule pas.", usd: 22, colours: ["Black", "Violet", "Sand"], sizes, top: true },
      { en: "Relay Jockstrap", shape: "jockstrap", fr: "Relay, jockstrap", text: "The classic, with straps that stay put.", texte: "Le classique, avec des sangles qui restent en place.", usd: 24, was: 30, colours: ["White", "Black", "Navy"], sizes, top: true },
      { en: "Parade Jockstrap", shape: "boldJockstrap", fr: "Parade, jockstrap", text: "A bright waistband and a soft pouch.", texte: "Une ceinture vive et une poche douce.", usd: 28, colours: ["Coral", "Violet"], sizes },
      { en: "Loft Trunk", shape: "trunk", fr: "Loft, boxer court", text: "Short leg, high rise, good towel-dry weather.", texte: "Jambe courte, taille haute, l’ami des beaux jours.", usd: 26, colours: ["Sage", "Charcoal"], sizes },
      { en: "Lattice Mesh Brief", shape: "meshBrief", fr: "Lattice, slip en résille", text: "Fine mesh, opaque where it should be.", texte: "Fine résille, opaque où il faut.", usd: 28, was: 36, colours: ["Black", "Garnet"], sizes, material: ["mesh"], care: care.mesh },
      { en: "Gather Thong", shape: "thong", fr: "Gather, string", text: "One gathered seam and a lot of confidence.", texte: "Une couture froncée et beaucoup d’assurance.", usd: 18, colours: ["Plum", "Black"], sizes },
      { en: "Longline Boxer", shape: "boxer", fr: "Longline, boxer long", text: "For cold bedrooms and warm bikes.", texte: "Pour chambres fraîches et vélos tièdes.", usd: 29, colours: ["Navy", "Grey"], sizes, stock: "low" },
      { en: "Three-Pack Relay Jockstrap", shape: "jockstraps", fr: "Relay, lot de trois jockstraps", text: "Three for a week, if you do laundry.", texte: "Trois pour la semaine, lessive comprise.", usd: 60, was: 72, floor: 50, sizes },
    ],
  },
  {
    ...shared, path: "apparel/swimwear", type: "Swimwear", gender: "male", material: ["recycled-nylon"], care: swim,
    entries: [
      { en: "Lido Swim Brief", shape: "swimBrief", fr: "Lido, slip de bain", text: "A proper brief for a proper pool.", texte: "Un vrai slip pour une vraie piscine.", usd: 38, colours: ["Violet", "Black", "Coral"], sizes, top: true },
      { en: "Jetty Swim Short", shape: "swimShort", fr: "Jetty, short de bain", text: "Four-inch inseam, one zipped pocket.", texte: "Dix centimètres d’entrejambe, une poche zippée.", usd: 52, was: 65, colours: ["Navy", "Sage"], sizes },
      { en: "Marina Square-Cut Trunk", shape: "squareTrunk", fr: "Marina, boxer de bain", text: "Square at the leg, smooth at the seat.", texte: "Droit sur la cuisse, lisse à l’arrière.", usd: 46, colours: ["Teal", "Black"], sizes },
      { en: "Horizon One-Piece", shape: "onePiece", fr: "Horizon, une pièce", text: "A low back and a clean line, for anyone.", texte: "Dos bas et ligne nette, pour tout le monde.", usd: 68, floor: 55, colours: ["Black", "Plum"], sizes },
      { en: "Tide Swim Thong", shape: "swimThong", fr: "Tide, string de bain", text: "The smallest thing we make.", texte: "Ce que nous faisons de plus petit.", usd: 32, colours: ["Coral", "Sky"], sizes, stock: "none" },
    ],
  },
  {
    ...shared, path: "apparel", type: "Apparel", gender: "unisex", brand: "Atelier Lune", material: ["vegan-leather"], care: cut,
    entries: [
      { en: "Meridian Chest Harness", shape: "chestHarness", fr: "Méridien, harnais de torse", text: "Five buckles, so it fits you and not a mannequin.", texte: "Cinq boucles, pour vous aller à vous et non à un mannequin.", usd: 79, floor: 65, colours: ["Black", "Caramel"], sizes: ["S/M", "L/XL"], sizeStep: 0, top: true, care: care.leather },
      { en: "Elastic Shoulder Harness", shape: "shoulderHarness", fr: "Harnais d’épaules élastique", text: "Under a shirt or instead of one.", texte: "Sous une chemise, ou à la place.", usd: 42, was: 54, colours: ["Black", "Violet"], sizes: ["S/M", "L/XL"], sizeStep: 0, material: ["elastic"], care: care.elastic },
      { en: "Sunday Silk Robe", shape: "robe", fr: "Sunday, peignoir de soie", text: "Knee length, deep pockets, no plans.", texte: "Aux genoux, poches profondes, aucun projet.", usd: 148, floor: 120, colours: ["Ivory", "Garnet", "Navy"], sizes, brand: "Marlowe Cloth", material: ["silk"], stock: "low", care: care.silk },
      { en: "Mesh Evening Tank", shape: "meshTank", fr: "Débardeur de soirée en résille", text: "See-through enough.", texte: "Transparent juste ce qu’il faut.", usd: 34, colours: ["Black", "Sage"], sizes, brand: "Marlowe Cloth", material: ["mesh"], care: care.mesh },
    ],
  },
];
