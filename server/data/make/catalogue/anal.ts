import type { Family } from "../Entry.ts";
import { care } from "./care.ts";

const silicone = {
  en: "Smooth platinum silicone with a wide, safe base. Take your time and be generous with lubricant.",
  fr: "Silicone platine lisse, à base large et sûre. Prenez votre temps et soyez généreux en lubrifiant.",
};
const motor = {
  en: "Silicone over a rechargeable motor, waterproof to one metre, with a wide, safe base. Charges by magnet in ninety minutes.",
  fr: "Silicone sur moteur rechargeable, étanche à un mètre, base large et sûre. Charge magnétique en quatre-vingt-dix minutes.",
};

export const anal: Family[] = [
  {
    path: "sex-toys/anal-beads/standard-anal-beads", type: "Anal Beads", brand: "Northbank", material: ["silicone"], insertion: ["beginner"], care: silicone,
    entries: [
      { en: "Cascade Silicone Beads", shape: "beads", fr: "Cascade, perles en silicone", text: "Five beads, each a little larger than the last.", texte: "Cinq perles, chacune un peu plus grande.", usd: 26, colours: ["Violet", "Black"], length: ["7"] },
      { en: "Garland Flexible Beads", shape: "flexibleBeads", fr: "Garland, perles souples", text: "A soft string that follows rather than leads.", texte: "Un cordon souple qui suit plutôt qu’il ne mène.", usd: 22, was: 28, colours: ["Rose", "Teal"], length: ["8"], brand: "Closet by Velours", also: ["closet-sex-toys"] },
      { en: "Trellis Weighted Beads", shape: "weightedBeads", handle: "rosary-weighted-beads", fr: "Trellis, perles lestées", text: "A small steel ball moves inside each bead.", texte: "Une petite bille d’acier bouge dans chaque perle.", usd: 38, colours: ["Plum"], length: ["9"], insertion: ["standard"] },
    ],
  },
  {
    path: "sex-toys/anal-beads/vibrating-anal-beads", type: "Anal Beads", brand: "Quiet Hours", material: ["silicone"], functions: ["vibrating"], vibration: ["single-motor"], insertion: ["standard"], care: motor,
    entries: [
      { en: "Cascade Vibrating Beads", shape: "vibratingBeads", fr: "Cascade, perles vibrantes", text: "The same five beads, with a hum in the last.", texte: "Les cinq mêmes perles, avec un murmure dans la dernière.", usd: 49, colours: ["Violet", "Black"], length: ["7.5"] },
      { en: "Strand Remote Beads", shape: "remoteBeads", fr: "Strand, perles télécommandées", text: "A remote, eight rhythms and a retrieval ring.", texte: "Une télécommande, huit rythmes et un anneau de retrait.", usd: 62, was: 78, colours: ["Navy"], functions: ["vibrating", "remote-control"], length: ["8"] },
      { en: "Tandem App Beads", shape: "appBeads", fr: "Tandem, perles connectées", text: "Two motors, one app, no account needed.", texte: "Deux moteurs, une application, aucun compte à créer.", usd: 84, colours: ["Black", "Garnet"], functions: ["vibrating", "app-control"], vibration: ["dual-motor"], length: ["8"] },
    ],
  },
  {
    path: "sex-toys/butt-plugs/non-vibrating-butt-plugs", type: "Butt Plugs", brand: "Northbank", material: ["silicone"], insertion: ["beginner"], care: silicone,
    entries: [
      { en: "Teardrop Silicone Plug", shape: "plug", fr: "Teardrop, plug en silicone", text: "The shape most people start with, in three sizes.", texte: "La forme par laquelle on commence souvent, en trois tailles.", usd: 19, colours: ["Violet", "Black"], sizes: ["Small", "Medium", "Large"], sizeStep: 6, length: ["3", "4", "5"], top: true },
      { en: "Anchor Comfort Plug", shape: "comfortPlug", fr: "Anchor, plug confort", text: "A slim neck and a base that lies flat, for longer wear.", texte: "Un col fin et une base plate, pour être porté plus longtemps.", usd: 28, was: 35, colours: ["Navy", "Sage"], sizes: ["Small", "Medium"], sizeStep: 6, length: ["3.5", "4.5"] },
      { en: "Jewel Base Plug", shape: "jewelPlug", fr: "Jewel, plug à bijou", text: "A cut-glass base that only one other person needs to know about.", texte: "Une base en cristal taillé dont une seule autre personne doit avoir connaissance.", usd: 32, colours: ["Violet", "Garnet", "Clear"], sizes: ["Small", "Medium"], sizeStep: 5, length: ["3"], brand: "Maison Velours", material: ["aluminium"], care: care.aluminium },
      { en: "Pebble Hollow Plug", shape: "hollowPlug", fr: "Pebble, plug creux", text: "Light, squeezable and easy to forget.", texte: "Léger, compressible, facile à oublier.", usd: 34, colours: ["Blush"], length: ["3.5"], brand: "Closet by Velours", also: ["closet-sex-toys"] },
      { en: "Tail Ribbon Plug", shape: "ribbonPlug", fr: "Tail, plug à ruban", text: "A satin ribbon instead of a base you have to hide.", texte: "Un ruban de satin au lieu d’une base à cacher.", usd: 36, colours: ["Black", "Ivory"], length: ["3.5"], stock: "low" },
    ],
  },
  {
    path: "sex-toys/butt-plugs/training-sets", type: "Butt Plugs", brand: "Northbank", material: ["silicone"], insertion: ["beginner"], care: silicone,
    entries: [
      { en: "First Steps Training Set", shape: "trainingSet", fr: "Premiers pas, coffret d’apprentissage", text: "Three plugs and a small booklet that does not talk down.", texte: "Trois plugs et un petit livret qui ne prend personne de haut.", usd: 44, was: 58, colours: ["Violet", "Teal"], length: ["3", "4", "5"], top: true },
      { en: "Steady Training Set", shape: "casedSet", fr: "Steady, coffret d’apprentissage", text: "Four sizes in a case that zips shut.", texte: "Quatre tailles dans une trousse à fermeture.", usd: 56, floor: 45, colours: ["Black"], length: ["3", "4", "5", "5.5"] },
      { en: "Graduate Training Set", shape: "largeSet", fr: "Graduate, coffret avancé", text: "Begins where the others end.", texte: "Commence là où les autres finissent.", usd: 72, colours: ["Charcoal", "Garnet"], length: ["5", "6", "7"], insertion: ["advanced"] },
    ],
  },
  {
    path: "sex-toys/butt-plugs/vibrating-butt-plugs", type: "Butt Plugs", brand: "Quiet Hours", material: ["silicone"], functions: ["vibrating"], vibration: ["single-motor"], insertion: ["standard"], care: motor,
    entries: [
      { en: "Undertone Vibrating Plug", shape: "vibratingPlug", fr: "Undertone, plug vibrant", text: "Low notes only, from a motor set deep in the base.", texte: "Des notes graves seulement, d’un moteur logé dans la base.", usd: 58, colours: ["Black", "Violet"], length: ["4"], top: true },
      { en: "Signal Remote Plug", shape: "remotePlug", fr: "Signal, plug télécommandé", text: "Ten metres of range and a silent first level.", texte: "Dix mètres de portée et un premier niveau silencieux.", usd: 69, was: 85, floor: 55, colours: ["Navy", "Rose"], functions: ["vibrating", "remote-control"], length: ["4.5"] },
      { en: "Helix Rotating Plug", shape: "rotatingPlug", fr: "Helix, plug rotatif", text: "Slow beads turn beneath a smooth skin.", texte: "Des billes lentes tournent sous une peau lisse.", usd: 79, colours: ["Black"], functions: ["vibrating", "rotating"], vibration: ["dual-motor"], length: ["5"] },
      { en: "Everyday Vibrating Plug", shape: "everydayPlug", fr: "Everyday, plug vibrant", text: "One button, one shape, one fair price.", texte: "Un bouton, une forme, un prix juste.", usd: 39, colours: ["Violet", "Black"], length: ["3.5"], brand: "Closet by Velours", also: ["closet-sex-toys"] },
    ],
  },
  {
    path: "sex-toys/butt-plugs/extra-large-butt-plugs", type: "Butt Plugs", brand: "Northbank", material: ["silicone"], insertion: ["advanced"], care: silicone,
    entries: [
      { en: "Boulder Extra-Large Plug", shape: "largePlug", fr: "Boulder, plug très grand", text: "Broad, soft and only for the practised.", texte: "Large, souple, réservé aux habitués.", usd: 68, colours: ["Black", "Navy"], length: ["6"], girth: ["8"] },
      { en: "Summit Extra-Large Plug", shape: "summitPlug", fr: "Summit, plug très grand", text: "A long slope to a wide crest.", texte: "Une longue pente vers une large crête.", usd: 76, was: 92, colours: ["Charcoal"], length: ["7"], girth: ["9"] },
      { en: "Massif Inflatable Plug", shape: "inflatablePlug", fr: "Massif, plug gonflable", text: "Starts small; you decide where it stops.", texte: "Commence petit ; vous décidez où il s’arrête.", usd: 59, colours: ["Black"], length: ["5"], girth: ["6"], functions: ["inflatable"], material: ["latex-free rubber"], care: care.rubber },
    ],
  },
  {
    path: "sex-toys/prostate-massagers/standard-prostate-massagers", type: "Prostate Massagers", brand: "Halden & Rowe", material: ["silicone"], insertion: ["beginner"], care: silicone,
    entries: [
      { en: "Compass Prostate Massager", shape: "massager", fr: "Compass, masseur prostatique", text: "Points the right way and moves with your breath.", texte: "Indique la bonne direction et suit votre souffle.", usd: 44, colours: ["Black", "Violet"], length: ["4"], top: true },
      { en: "Tiller Prostate Massager", shape: "steeredMassager", fr: "Tiller, masseur prostatique", text: "A handle outside steers gently inside.", texte: "Une poignée dehors guide en douceur dedans.", usd: 49, was: 62, colours: ["Navy"], length: ["4.5"] },
      { en: "Keel Weighted Massager", shape: "weightedMassager", fr: "Keel, masseur lesté", text: "A weighted end keeps it where it should be.", texte: "Une extrémité lestée le maintient où il faut.", usd: 58, colours: ["Charcoal"], length: ["4.5"], insertion: ["standard"] },
      { en: "Harbour Slim Massager", shape: "slimMassager", fr: "Harbour, masseur fin", text: "Our slimmest curve, for a first visit.", texte: "Notre courbe la plus fine, pour une première visite.", usd: 36, colours: ["Teal", "Black"], length: ["3.5"], brand: "Closet by Velours", also: ["closet-sex-toys"] },
    ],
  },
  {
    path: "sex-toys/prostate-massagers/vibrating-prostate-massagers", type: "Prostate Massagers", brand: "Halden & Rowe", material: ["silicone"], functions: ["vibrating"], vibration: ["dual-motor"], insertion: ["standard"], care: motor,
    entries: [
      { en: "Meridian Vibrating Massager", shape: "vibratingMassager", fr: "Méridien, masseur vibrant", text: "Two motors, one inside and one out.", texte: "Deux moteurs, l’un dedans, l’autre dehors.", usd: 84, floor: 70, colours: ["Black", "Violet"], length: ["4.5"], top: true },
      { en: "Azimuth Remote Massager", shape: "remoteMassager", fr: "Azimuth, masseur télécommandé", text: "Twelve rhythms in a remote the size of a coin.", texte: "Douze rythmes dans une télécommande grande comme une pièce.", usd: 92, was: 115, colours: ["Navy", "Black"], functions: ["vibrating", "remote-control"], length: ["4.5"] },
      { en: "Zenith App Massager", shape: "appMassager", fr: "Zenith, masseur connecté", text: "Follow a programme, or let distance be no matter.", texte: "Suivez un programme, ou faites fi de la distance.", usd: 119, floor: 95, colours: ["Black"], functions: ["vibrating", "app-control"], length: ["5"] },
      { en: "Nadir Ring Massager", shape: "ringMassager", fr: "Nadir, masseur à anneau", text: "A ring and a curve in one piece.", texte: "Un anneau et une courbe en une seule pièce.", usd: 78, colours: ["Violet", "Charcoal"], length: ["4"] },
      { en: "Lodestar Warming Massager", shape: "warmingMassager", fr: "Lodestar, masseur chauffant", text: "Warms before it hums.", texte: "Il chauffe avant de murmurer.", usd: 88, colours: ["Garnet"], functions: ["vibrating", "warming"], length: ["4.5"], stock: "low" },
    ],
  },
  {
    path: "sex-toys/prostate-massagers/flicking-thrusting-prostate-massagers", type: "Prostate Massagers", brand: "Halden & Rowe", material: ["silicone"], functions: ["thrusting", "vibrating"], vibration: ["dual-motor"], insertion: ["advanced"], care: motor,
    entries: [
      { en: "Metronome Flicking Massager", shape: "flickingMassager", fr: "Metronome, masseur à battement", text: "A finger-like tip that beckons at five tempos.", texte: "Une pointe qui fait signe, à cinq tempos.", usd: 109, was: 135, floor: 90, colours: ["Black", "Navy"], functions: ["flicking", "vibrating"], length: ["5"] },
      { en: "Piston Thrusting Massager", shape: "thrustingMassager", fr: "Piston, masseur va-et-vient", text: "Short strokes, precisely placed.", texte: "De courts mouvements, placés avec précision.", usd: 124, colours: ["Black"], length: ["5.5"], top: true },
      { en: "Tidal Thrusting Massager", shape: "tidalMassager", fr: "Tidal, masseur va-et-vient", text: "Rises and falls like its name.", texte: "Monte et descend comme la marée.", usd: 138, stock: "preorder", ships: "Ships in May", colours: ["Teal", "Black"], length: ["5.5"] },
    ],
  },
];
