import type { Family } from "../Entry.ts";

const ring = {
  en: "Wear for twenty minutes at most, take it off at any discomfort, and keep it clean with soap and warm water.",
  fr: "À porter vingt minutes au plus, à retirer au moindre inconfort, à laver à l’eau tiède et au savon.",
};
const sleeve = {
  en: "Soft elastomer that opens for cleaning and dries on its own stand. Water-based lubricant only.",
  fr: "Élastomère souple qui s’ouvre pour le nettoyage et sèche sur son propre support. Lubrifiant à base d’eau uniquement.",
};

export const him: Family[] = [
  {
    path: "sex-toys/cock-rings/performance-cock-rings", type: "Cock Rings", brand: "Northbank", material: ["silicone"], care: ring,
    entries: [
      { en: "Cinch Silicone Ring", shape: "ring", fr: "Cinch, anneau en silicone", text: "One ring, very stretchy, nothing else to say.", texte: "Un anneau, très extensible, rien d’autre à dire.", usd: 12, colours: ["Black", "Violet", "Clear"], top: true },
      { en: "Trio Ring Set", shape: "ringSet", fr: "Trio, lot d’anneaux", text: "Three diameters, so that one of them is yours.", texte: "Trois diamètres : l’un d’eux est le vôtre.", usd: 18, was: 24, colours: ["Black", "Teal"], brand: "Closet by Velours", also: ["closet-sex-toys"] },
      { en: "Lasso Adjustable Ring", shape: "adjustableRing", fr: "Lasso, anneau ajustable", text: "A slide sets the fit to the millimetre.", texte: "Un curseur règle l’ajustement au millimètre.", usd: 16, colours: ["Navy", "Garnet"] },
      { en: "Halter Double Ring", shape: "doubleRing", fr: "Halter, double anneau", text: "Two joined rings for a steadier hold.", texte: "Deux anneaux joints pour une tenue plus ferme.", usd: 22, colours: ["Black"], sizes: ["Regular", "Wide"], sizeStep: 2 },
      { en: "Girth Comfort Ring", shape: "thickRing", fr: "Girth, anneau confort", text: "Thick, soft and kind to skin.", texte: "Épais, souple et doux pour la peau.", usd: 14, colours: ["Charcoal", "Sky"], stock: "unlimited" },
    ],
  },
  {
    path: "sex-toys/cock-rings/stainless-steel-cock-rings", type: "Cock Rings", brand: "Ferrum", material: ["stainless-steel"], functions: ["temperature-play"], care: ring,
    entries: [
      { en: "Band Steel Ring", shape: "steelRing", fr: "Band, anneau d’acier", text: "Seamless, polished and sold by inside diameter.", texte: "Sans soudure, poli, vendu par diamètre intérieur.", usd: 34, colours: ["Steel"], sizes: ["1.75 in", "2 in", "2.25 in"], also: ["stainless-steel"] },
      { en: "Torque Steel Ring", shape: "contourRing", fr: "Torque, anneau d’acier galbé", text: "A contour that sits closer than a circle.", texte: "Un galbe qui épouse mieux qu’un cercle.", usd: 46, was: 56, floor: 38, colours: ["Steel", "Gold"], sizes: ["1.75 in", "2 in"], also: ["stainless-steel"] },
      { en: "Hinge Locking Ring", shape: "hingedRing", fr: "Hinge, anneau à charnière", text: "Closes with a click and opens the same way.", texte: "Se ferme d’un clic et s’ouvre de même.", usd: 58, colours: ["Steel"], also: ["stainless-steel"], stock: "low" },
    ],
  },
  {
    path: "sex-toys/cock-rings/vibrating-cock-rings", type: "Cock Rings", brand: "Quiet Hours", material: ["silicone"], functions: ["vibrating"], vibration: ["single-motor"], care: ring,
    entries: [
      { en: "Chime Vibrating Ring", shape: "vibratingRing", fr: "Chime, anneau vibrant", text: "A small motor, well placed for two.", texte: "Un petit moteur, bien placé pour deux.", usd: 32, colours: ["Violet", "Black"], top: true },
      { en: "Chorus Remote Ring", shape: "remoteRing", fr: "Chorus, anneau télécommandé", text: "Hand the remote over; that is the whole idea.", texte: "Confiez la télécommande : toute l’idée est là.", usd: 54, was: 68, colours: ["Navy", "Black"], functions: ["vibrating", "remote-control"] },
      { en: "Aria Couples Ring", shape: "couplesRing", fr: "Aria, anneau pour couples", text: "A broad tip that rests, and does not press.", texte: "Une tête large qui se pose sans appuyer.", usd: 64, type: "Couples", colours: ["Rose", "Violet"], vibration: ["dual-motor"] },
      { en: "Bell Disposable Ring", shape: "disposableRing", fr: "Bell, anneau d’appoint", text: "Twenty minutes of hum for a weekend bag.", texte: "Vingt minutes de murmure pour un sac de week-end.", usd: 8, colours: ["Clear"], addOn: true },
    ],
  },
  {
    path: "sex-toys/masturbators/manual-masturbators", type: "Masturbators & Strokers", brand: "Halden & Rowe", material: ["elastomer"], care: sleeve,
    entries: [
      { en: "Hollow Soft Stroker", shape: "openStroker", fr: "Hollow, gaine souple", text: "Open at both ends and soft all through.", texte: "Ouverte aux deux bouts, souple d’un bout à l’autre.", usd: 26, colours: ["Clear", "Violet"], length: ["6"], top: true },
      { en: "Contour Case Stroker", shape: "casedStroker", fr: "Contour, gaine en étui", text: "A firm case with a grip, and a sleeve you can change.", texte: "Un étui ferme à saisir et une gaine interchangeable.", usd: 48, was: 60, colours: ["Black", "Ivory"], length: ["8"], more: ["Texture", ["Ribbed", "Waved", "Smooth"]] },
      { en: "Ovo Pocket Stroker", shape: "eggStroker", fr: "Ovo, gaine de poche", text: "An egg that stretches further than it looks.", texte: "Un œuf qui s’étire plus qu’il n’y paraît.", usd: 14, colours: ["Sky", "Amber", "Mint"], length: ["3"], brand: "Closet by Velours", also: ["closet-sex-toys"] },
      { en: "Drift Textured Stroker", shape: "wavedStroker", fr: "Drift, gaine texturée", text: "Long waves, then short ones.", texte: "De longues vagues, puis des courtes.", usd: 34, colours: ["Teal", "Rose"], length: ["7"] },
      { en: "Fold Travel Stroker", shape: "foldingStroker", fr: "Fold, gaine de voyage", text: "Packs flat and looks like a glasses case.", texte: "Se range à plat et ressemble à un étui à lunettes.", usd: 29, colours: ["Navy"], length: ["5"], stock: "low" },
      { en: "Strata Firm Stroker", shape: "layeredStroker", fr: "Strata, gaine ferme", text: "Two layers, the inner one firmer.", texte: "Deux couches, l’intérieure plus ferme.", usd: 42, colours: ["Charcoal", "Clear"], length: ["7"], floor: 34, sites: ["closet"] },
    ],
  },
  {
    path: "sex-toys/masturbators/automatic-masturbators", type: "Masturbators & Strokers", brand: "Halden & Rowe", material: ["elastomer", "abs"], functions: ["automatic", "vibrating"], vibration: ["dual-motor"], care: sleeve,
    entries: [
      { en: "Orbiter Automatic Stroker", shape: "automaticStroker", fr: "Orbiter, gaine automatique", text: "Ten strokes a second at its fastest, one at its kindest.", texte: "Dix mouvements par seconde au plus vif, un au plus doux.", usd: 149, was: 189, floor: 120, colours: ["Black", "Ivory"], functions: ["automatic", "rotating"], length: ["10"], top: true },
      { en: "Engine Thrusting Stroker", shape: "thrustingStroker", fr: "Engine, gaine à piston", text: "Mains power, a long stroke and a warm start.", texte: "Sur secteur, longue course, départ tiède.", usd: 199, floor: 170, colours: ["Black"], functions: ["automatic", "thrusting", "warming"], length: ["12"] },
      { en: "Pilot App Stroker", shape: "appStroker", fr: "Pilot, gaine connectée", text: "Syncs with its twin a continent away.", texte: "Se synchronise avec son jumeau, à un continent de là.", usd: 229, colours: ["Charcoal"], functions: ["automatic", "app-control"], length: ["11"], stock: "preorder" },
    ],
  },
  {
    path: "sex-toys/masturbators/blowjob-machines", type: "Masturbators & Strokers", brand: "Halden & Rowe", material: ["elastomer", "abs"], functions: ["automatic", "suction"], suction: ["air-pulse"], vibration: ["single-motor"], care: sleeve,
    entries: [
      { en: "Breeze Suction Stroker", shape: "suctionStroker", fr: "Breeze, gaine à succion", text: "Soft air in seven rhythms, and a pause button.", texte: "Un air doux en sept rythmes, et un bouton pause.", usd: 129, was: 159, colours: ["Ivory", "Violet"], length: ["9"] },
      { en: "Zephyr Suction Machine", shape: "suctionMachine", fr: "Zephyr, machine à succion", text: "Hands free on its own stand, with a quiet pump.", texte: "Mains libres sur son support, avec une pompe discrète.", usd: 179, floor: 150, colours: ["Black"], length: ["11"], top: true },
    ],
  },
  {
    path: "sex-toys/penis-enhancers/penis-extenders", type: "For Him", brand: "Northbank", material: ["silicone"],
    care: {
      en: "Stretch-fit silicone with a comfort loop. Trim to fit, and use water-based lubricant inside and out.",
      fr: "Silicone extensible avec boucle de confort. À couper à la taille, avec un lubrifiant à base d’eau dedans comme dehors.",
    },
    entries: [
      { en: "Measure Plus-One Extender", shape: "extender", fr: "Measure, extension d’un pouce", text: "An inch more, and nothing else changed.", texte: "Deux centimètres et demi de plus, et rien d’autre.", usd: 32, colours: ["Clear", "Sand"], length: ["6.5"] },
      { en: "Measure Plus-Two Extender", shape: "longExtender", fr: "Measure, extension de deux pouces", text: "Two inches more, with a firmer tip.", texte: "Cinq centimètres de plus, avec un bout plus ferme.", usd: 38, was: 46, colours: ["Clear", "Caramel"], length: ["7.5"] },
      { en: "Mantle Textured Sleeve", shape: "texturedSleeve", fr: "Mantle, gaine texturée", text: "For the other person, mostly.", texte: "Pour l’autre, surtout.", usd: 28, colours: ["Black", "Violet"], length: ["6"] },
    ],
  },
  {
    path: "sex-toys/penis-enhancers/penis-pumps", type: "For Him", brand: "Halden & Rowe", material: ["polycarbonate"], suction: ["vacuum-pump"],
    care: {
      en: "Clear cylinder with a measured scale, a soft seal and a release valve within reach. Read the booklet before the first use.",
      fr: "Cylindre transparent gradué, joint souple et valve de relâche à portée de main. Lire le livret avant la première utilisation.",
    },
    entries: [
      { en: "Barometer Hand Pump", shape: "handPump", fr: "Barometer, pompe manuelle", text: "A gauge you can read and a valve you can trust.", texte: "Un manomètre lisible et une valve fiable.", usd: 52, colours: ["Clear"], length: ["9"], functions: ["vacuum-pump"], top: true },
      { en: "Altimeter Electric Pump", shape: "electricPump", fr: "Altimeter, pompe électrique", text: "Four levels, and it stops by itself at each.", texte: "Quatre niveaux, et elle s’arrête d’elle-même à chacun.", usd: 89, was: 109, floor: 75, colours: ["Black", "Clear"], length: ["10"], functions: ["vacuum-pump", "automatic"] },
      { en: "Tidewater Bath Pump", shape: "bathPump", fr: "Tidewater, pompe pour le bain", text: "Made for warm water rather than air.", texte: "Conçue pour l’eau tiède plutôt que pour l’air.", usd: 119, colours: ["Sky", "Black"], length: ["9"], functions: ["vacuum-pump", "warming"] },
      { en: "Starter Bulb Pump", shape: "bulbPump", fr: "Starter, pompe à poire", text: "Simple, gentle and easy to clean.", texte: "Simple, douce et facile à nettoyer.", usd: 29, colours: ["Navy"], length: ["8"], functions: ["vacuum-pump"], brand: "Closet by Velours", also: ["closet-sex-toys"] },
    ],
  },
];
