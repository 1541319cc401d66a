import type { Family } from "../Entry.ts";
import { care } from "./care.ts";

const bottle: [string, string[]] = ["Volume", ["50 ml", "100 ml", "250 ml"]];
const hygiene = {
  en: "Dermatologically tested, free of perfume and parabens, in a plain bottle.",
  fr: "Testé dermatologiquement, sans parfum ni parabènes, dans un flacon sobre.",
};
const bulb = {
  en: "Latex-free bulb with a smooth nozzle that unscrews for cleaning. Use lukewarm water only.",
  fr: "Poire sans latex, embout lisse qui se dévisse pour le nettoyage. À utiliser avec de l’eau tiède uniquement.",
};

export const lubricants: Family[] = [
  {
    path: "lubricants/lubes/water-lubricants", type: "Lubricants", brand: "Tidewell", material: ["water-based"],
    care: {
      en: "Water-based, pH-balanced and safe with condoms and every toy. Rinses away with water.",
      fr: "À base d’eau, au pH équilibré, compatible avec les préservatifs et tous les jouets. Se rince à l’eau.",
    },
    entries: [
      { en: "Stillwater Lubricant", shape: "waterLubricant", fr: "Stillwater, lubrifiant à l’eau", text: "Clear, quiet and never sticky.", texte: "Clair, discret, jamais collant.", usd: 12, sizes: bottle[1], sizeStep: 7, top: true, stock: "high", sites: ["boutique", "outlet", "closet"] },
      { en: "Aloe Calm Lubricant", shape: "aloeLubricant", fr: "Aloe Calm, lubrifiant à l’aloès", text: "With aloe, for skin that minds.", texte: "À l’aloès, pour les peaux qui réagissent.", usd: 14, sizes: ["100 ml", "250 ml"], sizeStep: 8 },
      { en: "Thick Water Gel", shape: "waterGel", fr: "Gel d’eau épais", text: "A cushion rather than a film.", texte: "Un coussin plutôt qu’un film.", usd: 16, was: 20, sizes: ["100 ml", "250 ml"], sizeStep: 8 },
      { en: "Warming Water Lubricant", shape: "warmingLubricant", fr: "Lubrifiant à l’eau chauffant", text: "A slow, gentle warmth that fades by itself.", texte: "Une chaleur lente et douce qui s’estompe d’elle-même.", usd: 15, functions: ["warming"] },
      { en: "Cool Mint Lubricant", shape: "mintLubricant", fr: "Lubrifiant menthe fraîche", text: "A breath of mint and a slight shiver.", texte: "Un souffle de menthe et un léger frisson.", usd: 15, functions: ["cooling"] },
      { en: "Pear Flavoured Lubricant", shape: "flavouredLubricant", fr: "Lubrifiant saveur poire", text: "Tastes of pear, not of sweets.", texte: "Un goût de poire, pas de bonbon.", usd: 13, more: ["Flavour", ["Pear", "Vanilla", "Peach"]] },
      { en: "Bare Minimum Lubricant", shape: "plainLubricant", fr: "Bare Minimum, lubrifiant", text: "Five ingredients, all of them on the front.", texte: "Cinq ingrédients, tous sur l’étiquette.", usd: 18, stock: "unlimited", brand: "Closet by Velours", also: ["closet-sex-toys"] },
      { en: "Stillwater Sachets", shape: "sachets", fr: "Stillwater, sachets", text: "Six single sachets for a jacket pocket.", texte: "Six sachets à l’unité pour une poche de veste.", usd: 6, addOn: true, stock: "high", sites: ["boutique", "outlet", "closet"] },
    ],
  },
  {
    path: "lubricants/lubes/silicone-lubricants", type: "Lubricants", brand: "Tidewell", material: ["silicone-based"],
    care: {
      en: "Silicone-based: lasts long, works in water, and should stay away from silicone toys.",
      fr: "À base de silicone : dure longtemps, convient sous l’eau, à tenir loin des jouets en silicone.",
    },
    entries: [
      { en: "Glide Silicone Lubricant", shape: "siliconeLubricant", fr: "Glide, lubrifiant au silicone", text: "Two drops do.", texte: "Deux gouttes suffisent.", usd: 18, sizes: bottle[1], sizeStep: 10, top: true },
      { en: "Second Skin Silicone", shape: "skinLubricant", fr: "Seconde peau, silicone", text: "Feels like less than nothing.", texte: "Moins que rien au toucher.", usd: 24, was: 30, floor: 20, sizes: ["50 ml", "100 ml"], sizeStep: 12 },
      { en: "Deep Water Silicone", shape: "bathLubricant", fr: "Deep Water, silicone", text: "For baths, showers and the sea.", texte: "Pour le bain, la douche et la mer.", usd: 22, sizes: ["100 ml", "250 ml"], sizeStep: 14 },
      { en: "Thick Silicone Gel", shape: "siliconeGel", fr: "Gel de silicone épais", text: "Stays exactly where it is put.", texte: "Reste exactement où on le pose.", usd: 26, sites: ["outlet", "closet"] },
      { en: "Massage and Glide Oil", shape: "massageOil", fr: "Huile de massage et de glisse", text: "Begins as a massage, ends as you like.", texte: "Commence par un massage, finit comme vous voulez.", usd: 28, type: "Wellness", colours: ["Amber", "Rose"], stock: "low" },
      { en: "Glide Travel Silicone", shape: "travelLubricant", fr: "Glide de voyage, silicone", text: "Fifteen millilitres, cabin approved.", texte: "Quinze millilitres, admis en cabine.", usd: 9, addOn: true },
    ],
  },
  {
    path: "lubricants/lubes/hybrid-lubricants", type: "Lubricants", brand: "Tidewell", material: ["hybrid"],
    care: {
      en: "A little silicone in a lot of water: creamy, long-lasting and easy to wash off.",
      fr: "Un peu de silicone dans beaucoup d’eau : crémeux, durable et facile à rincer.",
    },
    entries: [
      { en: "Confluence Hybrid Lubricant", shape: "hybridLubricant", fr: "Confluence, lubrifiant hybride", text: "The best of both, in a pump bottle.", texte: "Le meilleur des deux, en flacon-pompe.", usd: 16, sizes: ["100 ml", "250 ml"], sizeStep: 9, top: true },
      { en: "Cream Hybrid Lubricant", shape: "creamLubricant", fr: "Crème hybride", text: "White, rich and easy to see.", texte: "Blanche, riche et facile à voir.", usd: 18, was: 23 },
      { en: "Relax Hybrid Lubricant", shape: "relaxLubricant", fr: "Relax, lubrifiant hybride", text: "With clove, for a gentler beginning.", texte: "Au clou de girofle, pour un début plus doux.", usd: 22, functions: ["relaxing"] },
      { en: "Estuary Light Hybrid", shape: "lightHybrid", fr: "Estuary, hybride léger", text: "Thinner than cream, longer than water.", texte: "Plus fin qu’une crème, plus long que l’eau.", usd: 17, stock: "low" },
      { en: "Closet House Lubricant", shape: "litreLubricant", fr: "Lubrifiant maison Closet", text: "Our own, in a litre, because you asked.", texte: "Le nôtre, au litre, à votre demande.", usd: 34, floor: 28, brand: "Closet by Velours", also: ["closet-sex-toys"] },
    ],
  },
  {
    path: "lubricants/hygiene/toy-cleaners", type: "Toy Cleaners", brand: "Tidewell", material: ["plant-based"], care: hygiene,
    entries: [
      { en: "Clear Conscience Toy Cleaner", shape: "cleanerSpray", fr: "Clear Conscience, nettoyant pour jouets", text: "Spray, wait a minute, rinse.", texte: "Vaporiser, attendre une minute, rincer.", usd: 11, sizes: ["100 ml", "250 ml"], sizeStep: 5, stock: "high" },
      { en: "Foaming Toy Cleaner", shape: "cleanerFoam", fr: "Mousse nettoyante pour jouets", text: "A foam that shows where it has been.", texte: "Une mousse qui montre où elle est passée.", usd: 13, was: 16 },
      { en: "Toy Wipes", shape: "cleanerWipes", fr: "Lingettes pour jouets", text: "Twenty-five compostable wipes in a sleeve.", texte: "Vingt-cinq lingettes compostables en pochette.", usd: 7, addOn: true, stock: "high" },
      { en: "Renewing Powder", shape: "powder", fr: "Poudre de soin", text: "Keeps soft materials soft.", texte: "Garde souples les matières souples.", usd: 9, addOn: true },
    ],
  },
  {
    path: "lubricants/hygiene/anal-douches", type: "Hygiene", brand: "Northbank", material: ["latex-free rubber"], care: bulb,
    entries: [
      { en: "Simple Bulb Douche", shape: "bulbDouche", fr: "Poire de toilette simple", text: "The one that does what it should.", texte: "Celle qui fait ce qu’il faut.", usd: 16, colours: ["Black", "Violet"], sizes: ["Small", "Large"], sizeStep: 4, top: true },
      { en: "Comfort Nozzle Douche", shape: "comfortDouche", fr: "Poire à embout confort", text: "A softer, rounder, shorter nozzle.", texte: "Un embout plus souple, plus rond, plus court.", usd: 22, colours: ["Teal"] },
      { en: "Shower Hose Douche", shape: "showerDouche", fr: "Douchette de toilette", text: "Fits a standard hose, with its own tap.", texte: "S’adapte à un flexible standard, avec son robinet.", usd: 46, was: 58, colours: ["Steel"], material: ["stainless-steel"], brand: "Ferrum", care: care.shower },
      { en: "Travel Bulb Douche", shape: "travelDouche", fr: "Poire de toilette de voyage", text: "Folds into its own cap.", texte: "Se replie dans son bouchon.", usd: 19, colours: ["Navy", "Sage"], stock: "low" },
      { en: "Flow Control Douche", shape: "flowDouche", fr: "Poire à débit réglable", text: "A valve so that nothing runs back.", texte: "Une valve pour que rien ne revienne.", usd: 29, colours: ["Charcoal"] },
    ],
  },
  {
    path: "lubricants/hygiene", type: "Hygiene", brand: "Tidewell", material: ["plant-based"], care: hygiene,
    entries: [
      { en: "Soft Intimate Wash", shape: "wash", fr: "Gel intime doux", text: "Mild, unscented and made for every day.", texte: "Doux, sans parfum, pour tous les jours.", usd: 14, sizes: ["100 ml", "250 ml"], sizeStep: 6 },
      { en: "Organic Cotton Towels", shape: "towels", fr: "Serviettes en coton bio", text: "Two small towels, dark on purpose.", texte: "Deux petites serviettes, sombres à dessein.", usd: 22, colours: ["Navy", "Charcoal"], material: ["cotton"], care: care.towels },
    ],
  },
];
