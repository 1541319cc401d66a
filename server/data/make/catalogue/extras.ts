import type { Family } from "../Entry.ts";
import { care } from "./care.ts";

const everywhere = ["boutique", "outlet", "closet"];
const digital = { path: "", brand: "Maison Velours" };

export const extras: Family[] = [
  {
    path: "sex-toys", type: "Bundle", shape: "bundle", brand: "Maison Velours", material: ["silicone"],
    care: {
      en: "Sent together in one plain box, at less than the pieces cost apart.",
      fr: "Envoyé dans une seule boîte sobre, pour moins que le prix des pièces séparées.",
    },
    entries: [
      { en: "Quiet Night Bundle", fr: "Nuit calme, coffret", text: "The Halo, the Eclipse blindfold and a bottle of Stillwater.", texte: "Le Halo, le bandeau Éclipse et un flacon de Stillwater.", usd: 68, was: 78, floor: 60, contains: ["halo", "eclipse-satin-blindfold", "stillwater-lubricant"], top: true },
      { en: "Beginner's Bundle", fr: "Coffret du débutant", text: "A Teardrop plug, an Alder and plenty of Aloe Calm.", texte: "Un plug Teardrop, un Alder et de l’Aloe Calm en quantité.", usd: 54, was: 62, contains: ["teardrop-silicone-plug", "alder-slim-dildo", "aloe-calm-lubricant"] },
      { en: "For Two Bundle", fr: "À deux, coffret", text: "The Aria ring, the Duet and the massage oil.", texte: "L’anneau Aria, le Duet et l’huile de massage.", usd: 168, was: 191, floor: 145, contains: ["aria-couples-ring", "duet-couples-vibrator", "massage-and-glide-oil"] },
      { en: "Clean Slate Bundle", fr: "Page blanche, coffret", text: "Cleaner, wash and towels, for everything after.", texte: "Nettoyant, gel et serviettes, pour tout ce qui suit.", usd: 42, was: 47, contains: ["clear-conscience-toy-cleaner", "soft-intimate-wash", "organic-cotton-towels"], also: ["lubricants", "hygiene"] },
    ],
  },
  {
    path: "sex-toys/vibrators", type: "Vibrators", brand: "Maison Velours", material: ["silicone"], functions: ["vibrating"], vibration: ["single-motor"],
    care: {
      en: "A small introduction to the collection; more of it may be offered after the order.",
      fr: "Une petite introduction à la collection ; la suite vous sera peut-être proposée après la commande.",
    },
    entries: [
      { en: "Overture Sampler Vibrator", shape: "samplerVibrator", fr: "Overture, vibromasseur découverte", text: "One speed, one colour, an honest start.", texte: "Une vitesse, une couleur, un début honnête.", usd: 19, colours: ["Violet"], handle: "demo-upsell-single", sites: everywhere, stock: "high", length: ["3"] },
      { en: "Encore Sampler Vibrator", shape: "ribbedSampler", fr: "Encore, vibromasseur découverte", text: "Like the Overture, with a second movement.", texte: "Comme l’Overture, avec un second mouvement.", usd: 21, colours: ["Teal"], handle: "demo-upsell-bundle", sites: everywhere, stock: "high", length: ["3"] },
    ],
  },
  {
    path: "kink", type: "Wellness", brand: "Maison Velours", material: ["satin"],
    care: { en: "Double-stitched satin with a drawstring. Machine washable.", fr: "Satin à double couture et cordon. Lavable en machine." },
    entries: [
      { en: "Satin Storage Pouch", shape: "pouch", fr: "Pochette de satin", text: "A soft, unmarked bag for whatever it is.", texte: "Un sac doux et anonyme, pour quoi que ce soit.", usd: 10, colours: ["Violet", "Black"], addOn: true, stock: "high", sites: everywhere, handle: "satin-pouch" },
      { en: "Velvet Lock Box", shape: "lockBox", fr: "Coffret de velours à serrure", text: "Three digits between you and your flatmates.", texte: "Trois chiffres entre vous et vos colocataires.", usd: 46, colours: ["Plum", "Navy"], material: ["velvet"], care: care.box },
    ],
  },
  {
    ...digital, type: "Gift Card", shape: "giftcard",
    care: {
      en: "Sent by e-mail on the day you choose. It never expires and can be used in parts.",
      fr: "Envoyée par e-mail le jour de votre choix. Sans date d’expiration, utilisable en plusieurs fois.",
    },
    entries: [{ en: "Velours Gift Card", fr: "Carte-cadeau Velours", text: "The discreet present that always fits.", texte: "Le cadeau discret qui va toujours.", usd: 25, more: ["Amount", ["$25", "$50", "$100", "$200"]], stock: "digital", sites: everywhere, handle: "gift-card" }],
  },
  {
    ...digital, type: "Warranty", shape: "shield",
    care: {
      en: "If it stops working, we send another. No questions, nothing to return.",
      fr: "S’il cesse de fonctionner, nous en envoyons un autre. Sans question, sans retour.",
    },
    entries: [{ en: "Product Protection", fr: "Protection produit", text: "Two years of cover for one item.", texte: "Deux ans de couverture pour un article.", usd: 6, stock: "digital", sites: everywhere, handle: "product-protection" }],
  },
  {
    ...digital, path: "top-picks", type: "E-Book", shape: "book",
    care: { en: "A PDF to keep, ready as soon as the order is placed.", fr: "Un PDF à garder, prêt dès la commande passée." },
    entries: [{ en: "A Quiet Guide", fr: "Un guide discret", text: "Sixty calm pages on bodies, talking and taking time.", texte: "Soixante pages calmes sur le corps, la parole et le temps.", usd: 9, stock: "digital", download: "/assets/files/a-quiet-guide.pdf", sites: everywhere, handle: "a-quiet-guide" }],
  },
];
