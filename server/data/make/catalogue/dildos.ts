import type { Family } from "../Entry.ts";

const care = {
  en: "Platinum silicone on a firm base, free of latex and phthalates. Boil for three minutes or wash with toy cleaner.",
  fr: "Silicone platine sur base ferme, sans latex ni phtalates. Faire bouillir trois minutes ou laver avec un nettoyant pour jouets.",
};
const shared = { type: "Dildos", brand: "Northbank", material: ["silicone"], suction: ["suction-cup"], care };

export const dildos: Family[] = [
  {
    ...shared,
    path: "sex-toys/dildos/small-dildos",
    insertion: ["beginner"],
    entries: [
      { en: "Alder Slim Dildo", shape: "dildo", fr: "Alder, dildo fin", text: "Slim, soft and unhurried: a good first one.", texte: "Fin, souple, sans hâte : un bon premier.", usd: 29, colours: ["Violet", "Sand", "Black"], length: ["5"], girth: ["3.5"], top: true },
      { en: "Birch Smooth Dildo", shape: "smoothDildo", fr: "Birch, dildo lisse", text: "A plain, smooth line with a slight curve.", texte: "Une ligne lisse et sobre, à peine courbée.", usd: 32, was: 40, colours: ["Sky", "Blush"], length: ["5.5"], girth: ["3.75"], brand: "Closet by Velours", also: ["closet-sex-toys"] },
      { en: "Clover Soft Dildo", shape: "softDildo", fr: "Clover, dildo souple", text: "The softest silicone we sell, for days that ask for it.", texte: "Notre silicone le plus souple, pour les jours qui le demandent.", usd: 34, colours: ["Sage", "Rose"], length: ["5"], girth: ["4"] },
      { en: "Fern Tapered Dildo", shape: "taperedDildo", fr: "Fern, dildo effilé", text: "Narrow at the tip and fuller at the base, so it sets its own pace.", texte: "Étroit au bout, plus plein à la base : il donne son propre rythme.", usd: 27, colours: ["Teal"], length: ["4.5"], girth: ["3.5"], stock: "low" },
    ],
  },
  {
    ...shared,
    path: "sex-toys/dildos/medium-dildos",
    insertion: ["standard"],
    entries: [
      { en: "Hazel Dual-Density Dildo", shape: "dualDensityDildo", fr: "Hazel, dildo double densité", text: "Firm inside, soft outside, and true to the hand that holds it.", texte: "Ferme dedans, souple dehors, fidèle à la main qui le tient.", usd: 48, floor: 38, colours: ["Sand", "Caramel", "Cocoa"], length: ["6.5"], girth: ["4.75"], top: true },
      { en: "Juniper Classic Dildo", shape: "classicDildo", fr: "Juniper, dildo classique", text: "The middle of the range in every sense, and our best seller in it.", texte: "Le milieu de la gamme en tout point, et le plus vendu.", usd: 42, was: 54, colours: ["Violet", "Caramel", "Black"], length: ["6", "6.5"], girth: ["4.5"] },
      { en: "Larch Ribbed Dildo", shape: "ribbedDildo", fr: "Larch, dildo strié", text: "Wide ribs, widely spaced.", texte: "De larges stries, largement espacées.", usd: 46, colours: ["Navy", "Copper"], length: ["6.5"], girth: ["4.75"] },
      { en: "Maple Curved Dildo", shape: "curvedDildo", fr: "Maple, dildo courbé", text: "Curved to reach, with a base that suits most harnesses.", texte: "Courbé pour atteindre, avec une base qui va à la plupart des harnais.", usd: 49, colours: ["Rose", "Teal"], length: ["7"], girth: ["4.75"] },
      { en: "Linden Everyday Dildo", shape: "dildo", fr: "Linden, dildo de tous les jours", text: "Nothing to learn and nothing to charge.", texte: "Rien à apprendre, rien à charger.", usd: 36, colours: ["Blush", "Black"], length: ["6"], girth: ["4.5"], brand: "Closet by Velours", also: ["closet-sex-toys"] },
    ],
  },
  {
    ...shared,
    path: "sex-toys/dildos/large-dildos",
    insertion: ["advanced"],
    entries: [
      { en: "Oak Substantial Dildo", shape: "grippedDildo", fr: "Oak, dildo généreux", text: "Eight inches, well balanced, with a grip at the base.", texte: "Vingt centimètres bien équilibrés, avec une prise à la base.", usd: 62, colours: ["Caramel", "Black"], length: ["8"], girth: ["5.5"], top: true },
      { en: "Rowan Weighted Dildo", shape: "weightedDildo", fr: "Rowan, dildo lesté", text: "A steel core gives it weight; silicone gives it manners.", texte: "Un cœur d’acier pour le poids, du silicone pour la douceur.", usd: 74, was: 89, floor: 60, colours: ["Charcoal", "Garnet"], length: ["8"], girth: ["5.75"] },
      { en: "Sequoia Long Dildo", shape: "longDildo", fr: "Sequoia, dildo long", text: "Long and flexible, bends where you do.", texte: "Long et souple, il plie comme vous.", usd: 68, colours: ["Violet", "Cocoa"], length: ["9"], girth: ["5.25"] },
      { en: "Willow Flexible Dildo", shape: "flexibleDildo", fr: "Willow, dildo flexible", text: "A posable spine that keeps the curve you choose.", texte: "Une âme orientable qui garde la courbe choisie.", usd: 79, colours: ["Sage", "Black"], length: ["8.5"], girth: ["5.5"], stock: "none" },
    ],
  },
  {
    ...shared,
    path: "sex-toys/dildos/extra-large-dildos",
    insertion: ["advanced"],
    entries: [
      { en: "Basalt Extra-Large Dildo", shape: "dildo", fr: "Basalt, dildo très grand", text: "For those who know why they are here.", texte: "Pour qui sait pourquoi il est là.", usd: 89, colours: ["Black", "Navy"], length: ["10"], girth: ["6.5"] },
      { en: "Granite Extra-Large Dildo", shape: "softDildo", fr: "Granite, dildo très grand", text: "Soft despite the name, and steady on its base.", texte: "Souple malgré son nom, et stable sur sa base.", usd: 98, was: 120, floor: 80, colours: ["Charcoal", "Violet"], length: ["11"], girth: ["7"], sites: ["outlet"] },
      { en: "Monolith Modular Dildo", shape: "modularDildo", fr: "Monolith, dildo modulable", text: "Three stacking parts; use one, two or all.", texte: "Trois parties empilables : une, deux ou toutes.", usd: 119, sizes: ["One part", "Two parts", "Three parts"], sizeStep: 20, colours: ["Black"], length: ["8", "10", "12"], girth: ["7"] },
    ],
  },
  {
    ...shared,
    path: "sex-toys/dildos/premium-dildos",
    brand: "Maison Velours",
    insertion: ["standard"],
    entries: [
      { en: "Opaline Marbled Dildo", shape: "marbledDildo", fr: "Opaline, dildo marbré", text: "Poured by hand, so no two are marbled alike.", texte: "Coulé à la main : deux ne se ressemblent jamais.", usd: 110, floor: 95, colours: ["Violet", "Sage", "Amber"], length: ["7"], girth: ["5"], top: true },
      { en: "Solène Sculpted Dildo", shape: "sculptedDildo", fr: "Solène, dildo sculpté", text: "Drawn by a sculptor and boxed like jewellery.", texte: "Dessiné par une sculptrice, présenté comme un bijou.", usd: 145, floor: 120, colours: ["Ivory", "Plum"], length: ["7.5"], girth: ["5"] },
      { en: "Aurum Gilded Dildo", shape: "gildedDildo", fr: "Aurum, dildo doré", text: "A fine gold band where the hand rests.", texte: "Un fin anneau d’or là où la main se pose.", usd: 180, was: 210, floor: 150, colours: ["Black", "Ivory"], length: ["7"], girth: ["4.75"], stock: "low" },
      { en: "Nocturne Velvet Dildo", shape: "velvetDildo", fr: "Nocturne, dildo velouté", text: "A matte finish that feels dry until it is not.", texte: "Un fini mat, sec au toucher jusqu’à ce qu’il ne le soit plus.", usd: 128, colours: ["Navy", "Garnet"], length: ["8"], girth: ["5.25"] },
    ],
  },
  {
    ...shared,
    path: "sex-toys/dildos/vibrating-dildos",
    functions: ["vibrating"],
    vibration: ["single-motor"],
    insertion: ["standard"],
    entries: [
      { en: "Cadence Vibrating Dildo", shape: "vibratingDildo", fr: "Cadence, dildo vibrant", text: "Seven speeds, one button, no lights.", texte: "Sept vitesses, un bouton, aucune lumière.", usd: 72, colours: ["Violet", "Caramel"], length: ["7"], girth: ["4.75"], top: true },
      { en: "Tempo Thrusting Dildo", shape: "thrustingDildo", fr: "Tempo, dildo va-et-vient", text: "Moves an inch back and forth by itself, at six speeds.", texte: "Va et vient tout seul sur deux centimètres et demi, à six vitesses.", usd: 119, was: 149, floor: 99, colours: ["Black", "Rose"], functions: ["vibrating", "thrusting", "remote-control"], vibration: ["dual-motor"], length: ["8"], girth: ["5"] },
      { en: "Rondo Warming Dildo", shape: "warmingDildo", fr: "Rondo, dildo chauffant", text: "Warm first, then quiet, then not quite so quiet.", texte: "D’abord chaud, puis discret, puis un peu moins.", usd: 84, colours: ["Coral", "Cocoa"], functions: ["vibrating", "warming"], length: ["7"], girth: ["4.5"] },
      { en: "Largo Remote Dildo", shape: "remoteDildo", fr: "Largo, dildo télécommandé", text: "A remote that works through a closed door.", texte: "Une télécommande qui fonctionne à travers une porte.", usd: 88, colours: ["Teal", "Black"], functions: ["vibrating", "remote-control"], length: ["7.5"], girth: ["5"], brand: "Closet by Velours", also: ["closet-sex-toys"] },
    ],
  },
  {
    path: "sex-toys/glass",
    type: "Dildos",
    brand: "Verre Doux",
    material: ["glass"],
    functions: ["temperature-play"],
    insertion: ["standard"],
    care: {
      en: "Annealed borosilicate glass, checked one by one. Warm it in water or cool it, and use any lubricant you like.",
      fr: "Verre borosilicate recuit, contrôlé pièce par pièce. À tiédir dans l’eau ou à rafraîchir, avec le lubrifiant de votre choix.",
    },
    entries: [
      { en: "Dewdrop Glass Wand", shape: "glassDrop", fr: "Dewdrop, baguette de verre", text: "A clear line that ends in a drop.", texte: "Une ligne claire qui finit en goutte.", usd: 44, colours: ["Clear", "Sky"], length: ["7"], girth: ["3.5"], top: true },
      { en: "Ripple Glass Wand", shape: "glassRipple", fr: "Ripple, baguette de verre ondulée", text: "Five ripples, the third a little wider.", texte: "Cinq ondes, la troisième un peu plus large.", usd: 52, was: 65, colours: ["Amber", "Clear"], length: ["7.5"], girth: ["4"] },
      { en: "Prism Glass Plug", shape: "glassPlug", fr: "Prism, plug de verre", text: "Catches the light on the shelf and stays put elsewhere.", texte: "Prend la lumière sur l’étagère et tient bien en place ailleurs.", usd: 38, type: "Butt Plugs", colours: ["Violet", "Clear"], sizes: ["Small", "Medium"], sizeStep: 6, length: ["3", "4"], also: ["butt-plugs"] },
      { en: "Spiral Glass Dildo", shape: "glassSpiral", fr: "Spiral, dildo de verre", text: "One slow turn from base to tip.", texte: "Un seul tour, lent, de la base au bout.", usd: 58, colours: ["Rose", "Teal"], length: ["8"], girth: ["4.25"] },
      { en: "Comet Double Glass Wand", shape: "glassDouble", fr: "Comet, double baguette de verre", text: "Round at one end, tapered at the other.", texte: "Ronde d’un côté, effilée de l’autre.", usd: 49, colours: ["Sky"], length: ["9"], girth: ["3.75"], stock: "low" },
    ],
  },
  {
    path: "sex-toys/stainless-steel",
    type: "Anal",
    brand: "Ferrum",
    material: ["stainless-steel"],
    functions: ["temperature-play"],
    insertion: ["standard"],
    care: {
      en: "Solid 316 surgical steel, mirror polished. It holds heat and cold, cleans in the dishwasher and outlasts us all.",
      fr: "Acier chirurgical 316 massif, poli miroir. Il garde le chaud et le froid, passe au lave-vaisselle et nous survivra.",
    },
    entries: [
      { en: "Anvil Steel Wand", shape: "steelWand", fr: "Anvil, baguette d’acier", text: "A heavy curve with a ball at either end.", texte: "Une courbe lourde, une boule à chaque bout.", usd: 96, floor: 80, colours: ["Steel"], length: ["8"], girth: ["4.5"], top: true },
      { en: "Plumb Steel Plug", shape: "steelPlug", fr: "Plumb, plug d’acier", text: "Weight does the work.", texte: "Le poids fait le travail.", usd: 54, was: 68, type: "Butt Plugs", colours: ["Steel", "Gold"], sizes: ["Small", "Medium", "Large"], sizeStep: 12, length: ["3", "3.5", "4"], also: ["butt-plugs"] },
      { en: "Orbit Steel Beads", shape: "steelBeads", fr: "Orbit, perles d’acier", text: "Three spheres on a solid stem.", texte: "Trois sphères sur une tige massive.", usd: 66, type: "Anal Beads", colours: ["Steel"], length: ["6"], also: ["anal-beads"] },
      { en: "Ingot Steel Dildo", shape: "steelDildo", fr: "Ingot, dildo d’acier", text: "Two pounds of patience.", texte: "Un kilo de patience.", usd: 120, type: "Dildos", colours: ["Steel"], length: ["7"], girth: ["4.75"], stock: "preorder" },
    ],
  },
];
