import type { Family } from "../Entry.ts";

export const vibrators: Family[] = [
  {
    path: "sex-toys/vibrators",
    type: "Vibrators",
    brand: "Maison Velours",
    material: ["silicone"],
    functions: ["vibrating"],
    vibration: ["single-motor"],
    care: {
      en: "Body-safe silicone, splash-proof and rechargeable by USB-C. Use with water-based lubricant and wash before and after.",
      fr: "Silicone sans danger pour le corps, résistant aux éclaboussures et rechargeable en USB-C. À utiliser avec un lubrifiant à base d’eau, à laver avant et après.",
    },
    entries: [
      { en: "Halo Palm Vibrator", shape: "palmVibrator", fr: "Halo, vibromasseur de paume", text: "A rounded pebble that rests in the palm and hums rather than buzzes.", texte: "Un galet arrondi qui tient dans la paume et murmure plus qu’il ne vibre.", usd: 48, was: 60, floor: 40, colours: ["Violet", "Black", "Blush"], top: true, handle: "halo", length: ["3.5"], functions: ["vibrating", "quiet"], sites: ["boutique", "outlet", "closet"] },
      { en: "Murmur Bullet", shape: "bullet", fr: "Murmur, mini-vibro", text: "Ten patterns in something no larger than a lipstick.", texte: "Dix rythmes dans un objet pas plus grand qu’un rouge à lèvres.", usd: 24, colours: ["Violet", "Copper", "Black"], top: true, length: ["3"], also: ["closet-sex-toys"], brand: "Closet by Velours", sites: ["boutique", "outlet", "closet"] },
      { en: "Sonata Wand Massager", shape: "wand", fr: "Sonata, masseur baguette", text: "A full-size wand with a flexible neck and a dial you can find in the dark.", texte: "Une baguette de grand format, au cou souple, avec une molette que l’on trouve dans le noir.", usd: 89, was: 110, floor: 70, colours: ["Ivory", "Black"], top: true, length: ["12"], vibration: ["deep-motor"], brand: "Quiet Hours" },
      { en: "Prelude Travel Wand", shape: "travelWand", fr: "Prélude, baguette de voyage", text: "Half the size of a wand, most of its depth, with a travel lock.", texte: "Moitié moins grande qu’une baguette, presque aussi profonde, avec verrou de voyage.", usd: 59, colours: ["Sage", "Violet"], length: ["7"], vibration: ["deep-motor"], brand: "Quiet Hours" },
      { en: "Echo Pulse Vibrator", shape: "airPulse", fr: "Écho, vibromasseur à ondes", text: "Soft pulses of air and a tip that never needs to press.", texte: "De douces impulsions d’air et une tête qui n’a jamais besoin d’appuyer.", usd: 74, was: 95, colours: ["Rose", "Navy"], top: true, functions: ["air-pulse", "quiet"], suction: ["air-pulse"], length: ["6"] },
      { en: "Duet Couples Vibrator", shape: "couplesVibrator", fr: "Duet, vibromasseur pour couples", text: "Worn between two, steered by either, with a remote that reaches across a room.", texte: "Se porte à deux, se pilote par l’un ou l’autre, avec une télécommande qui traverse la pièce.", usd: 99, type: "Couples", colours: ["Violet", "Teal"], functions: ["vibrating", "remote-control"], vibration: ["dual-motor"], length: ["4"] },
      { en: "Canter Rotating Vibrator", shape: "rabbit", fr: "Canter, vibromasseur rotatif", text: "A slow turn and a steady hum, each with its own button.", texte: "Une rotation lente et un murmure régulier, chacun son bouton.", usd: 82, colours: ["Plum", "Teal"], functions: ["vibrating", "rotating"], vibration: ["dual-motor"], length: ["9"], girth: ["4.5"] },
      { en: "Lantern Warming Vibrator", shape: "warmingVibrator", fr: "Lantern, vibromasseur chauffant", text: "Warms to body temperature in five minutes and stays there.", texte: "Atteint la température du corps en cinq minutes et la garde.", usd: 69, colours: ["Coral", "Ivory"], functions: ["vibrating", "warming"], length: ["7.5"], girth: ["4"] },
      { en: "Satellite App Vibrator", shape: "appVibrator", fr: "Satellite, vibromasseur connecté", text: "Draw your own pattern on the phone, or hand the phone to someone else.", texte: "Dessinez votre rythme sur le téléphone, ou confiez le téléphone à quelqu’un d’autre.", usd: 129, floor: 99, colours: ["Violet", "Black"], functions: ["vibrating", "app-control"], vibration: ["dual-motor"], length: ["5"], brand: "Halden & Rowe" },
      { en: "Petal Layer Massager", shape: "petal", fr: "Pétale, masseur tout en douceur", text: "Thin, flexible and made to lie flat wherever it is put.", texte: "Fin, souple, fait pour rester à plat là où on le pose.", usd: 39, was: 52, colours: ["Blush", "Sage", "Sky"], length: ["4"] },
      { en: "Ember Finger Vibrator", shape: "fingerVibrator", fr: "Ember, vibro de doigt", text: "Slips over two fingers and leaves the rest of the hand free.", texte: "S’enfile sur deux doigts et laisse le reste de la main libre.", usd: 29, colours: ["Coral", "Black"], length: ["2.5"], also: ["closet-sex-toys"], brand: "Closet by Velours" },
      { en: "Meridian Curved Vibrator", shape: "curvedVibrator", fr: "Méridien, vibromasseur courbe", text: "A gentle curve with its motor at the very tip.", texte: "Une courbe douce, avec le moteur tout au bout.", usd: 64, colours: ["Navy", "Rose"], length: ["8"], girth: ["4.25"], insertion: ["standard"] },
      { en: "Whisper Mini Wand", shape: "miniWand", fr: "Whisper, mini-baguette", text: "Measured at 38 decibels: quieter than the fridge.", texte: "Mesuré à 38 décibels : plus discret que le réfrigérateur.", usd: 45, colours: ["Violet", "White"], stock: "low", functions: ["vibrating", "quiet"], length: ["5.5"] },
      { en: "Solstice Dual Vibrator", shape: "dualVibrator", fr: "Solstice, vibromasseur double", text: "Two ends, two motors and one charge that lasts three hours.", texte: "Deux extrémités, deux moteurs et une charge qui tient trois heures.", usd: 95, stock: "preorder", ships: "Ships in March", colours: ["Amber", "Black"], vibration: ["dual-motor"], length: ["9"], girth: ["4.75"] },
    ],
  },
];
