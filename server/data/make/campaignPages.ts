import type { CampaignPage, CampaignPageOutcome, CampaignQuestion, CampaignSegment } from "@velours/sdk/types";
import { productId } from "./products.ts";

type Words = { title: string; description: string; terms?: string; button?: string };
type Draft = Pick<CampaignPage, "kind"> & Partial<CampaignPage> & { en: Words; fr: Words };

const ids = (...handles: string[]) => handles.map(productId);
/** Pictures of the pages, by name: the goods that each speaks of, the nearest last. */
export const stages = {
  deals: ["ripple-glass-wand", "anchor-comfort-plug", "halo"],
  "private-sale": ["sonata-wand-massager", "echo-pulse-vibrator"],
  quiz: ["stillwater-lubricant", "murmur-bullet", "halo"],
  "quiet-night": ["quiet-night-bundle"],
  halo: ["halo"],
  murmur: ["murmur-bullet"],
  mystery: ["satin-pouch"],
  "thank-you": ["foaming-toy-cleaner", "satin-pouch"],
  quiet: ["murmur-bullet", "halo"],
};
const image = (name: keyof typeof stages) => `/assets/img/campaigns/${name}.svg`;
/** Reduced goods in the order of the days that show them; each site sells enough of them for a change every day. */
const reduced = [
  "halo", "juniper-classic-dildo", "anchor-comfort-plug", "relay-jockstrap", "chorus-remote-ring", "quiet-night-bundle",
  "tiller-prostate-massager", "ripple-glass-wand", "first-steps-training-set", "lattice-mesh-brief", "contour-case-stroker", "clean-slate-bundle",
  "signal-remote-plug", "tempo-thrusting-dildo", "penumbra-lace-mask", "elastic-shoulder-harness", "orbiter-automatic-stroker", "beginners-bundle",
  "petal-layer-massager", "birch-smooth-dildo", "trio-ring-set", "jetty-swim-short", "second-skin-silicone", "for-two-bundle",
  "azimuth-remote-massager", "garland-flexible-beads", "breeze-suction-stroker", "three-pack-relay-jockstrap", "incline-velvet-wedge", "shower-hose-douche",
];
const won = Date.parse("2026-05-31T12:00:00Z") / 1000;
const month = 30 * 24 * 60 * 60;

const entered: CampaignPageOutcome = {
  id: "in", title: "You are in", title_fr: "C’est noté",
  description: "<p>We write to the winners, and to nobody else.</p>", description_fr: "<p>Nous écrivons à qui est tiré au sort, et à personne d’autre.</p>",
};

/** Terms of the giveaways. */
const draw = {
  en: "<p>For adults in the countries we send to. One entry for each email address, no purchase needed. Drawn by lot from all entries on the last day of the month; we write to the winner.</p>",
  fr: "<p>Pour les adultes des pays où nous livrons. Une participation par adresse courriel, sans obligation d’achat. Tirage au sort parmi toutes les participations le dernier jour du mois ; nous écrivons à la personne tirée au sort.</p>",
};

/** Terms of the pages that give a code. */
const ownCode = {
  en: "<p>One code for each order; it takes the place of another code in the bag. Gift cards are left out.</p>",
  fr: "<p>Un code par commande ; il prend la place d’un autre code dans le panier. Cartes-cadeaux exclues.</p>",
};

const code = (id: string, promotion: string, title: string, title_fr: string): CampaignPageOutcome => ({
  id, title, title_fr, promotion,
  description: `<p>Your code is <strong>${promotion}</strong>. Type it into your bag.</p>`,
  description_fr: `<p>Votre code est <strong>${promotion}</strong>. Saisissez-le dans votre panier.</p>`,
});

const segment = (id: string, weight: number, label: string, label_fr: string, outcome?: string): CampaignSegment => ({
  id, label, label_fr, weight, ...(outcome ? { outcome } : {}),
});

const question = (id: string, text: string, text_fr: string, options: [id: string, en: string, fr: string, outcome: string][]): CampaignQuestion => ({
  id, text, text_fr,
  options: options.map(([option, en, fr, outcome]) => ({ id: option, text: en, text_fr: fr, outcome })),
});

const wheel: Pick<CampaignPage, "segments" | "outcomes"> = {
  segments: [
    segment("fifteen", 4, "Up to 15% off", "Jusqu’à −15 %", "fifteen"),
    segment("next-time", 3, "Next time", "La prochaine fois"),
    segment("shipping", 3, "Free shipping", "Livraison offerte", "shipping"),
    segment("ten", 2, "$10 off", "10 $ de remise", "ten"),
    segment("not-this-time", 3, "Not this time", "Pas cette fois"),
    segment("gift", 1, "A gift", "Un cadeau", "gift"),
  ],
  outcomes: [
    code("fifteen", "WELCOME15", "Up to 15% off", "Jusqu’à 15 % de remise"),
    code("shipping", "FREESHIP", "Free shipping", "Livraison offerte"),
    code("ten", "TENOFF", "$10 off", "10 $ de remise"),
    code("gift", "FREETOY", "A gift with your order", "Un cadeau avec votre commande"),
  ],
};

const spin: Omit<Draft, "handle"> = {
  kind: "spin-to-win", fields: ["email"], sites: ["boutique"], ...wheel,
  en: { title: "Spin for something nice", description: "<p>One turn for each e-mail address. Each slice is as large as its chance; the prizes are real.</p>", button: "Spin" },
  fr: { title: "Tournez pour une belle surprise", description: "<p>Un tour par adresse courriel. Chaque part est aussi grande que sa chance ; les lots sont vrais.</p>", button: "Tourner" },
};

const drafts: Draft[] = [
  {
    kind: "daily-deals", handle: "today", image: image("deals"), renews_days: 1, shown_products: 6, product_ids: ids(...reduced),
    en: { title: "Deals of the day", description: "<p>Pieces below their former price. Others take their place at midnight, UTC.</p>" },
    fr: { title: "Les offres du jour", description: "<p>Des pièces sous leur ancien prix. D’autres prennent leur place à minuit, UTC.</p>" },
  },
  {
    kind: "private-sale", image: image("private-sale"), fields: ["email"], sites: ["boutique"], outcomes: [code("welcome", "DEEPCUT", "Come in", "Entrez")],
    en: { title: "The private sale", description: "<p>40% off the whole bag. Sign up and the code is yours.</p>", terms: ownCode.en, button: "Let me in" },
    fr: { title: "La vente privée", description: "<p>40 % sur tout le panier. Inscrivez-vous, le code est à vous.</p>", terms: ownCode.fr, button: "J’entre" },
  },
  {
    kind: "quiz", image: image("quiz"), fields: ["email", "answers"], sites: ["boutique"],
    questions: [
      question("evening", "What kind of Valentine’s evening is it?", "Quelle sorte de soirée de Saint-Valentin ?", [["calm", "A calm one", "Calme", "slow"], ["new", "One for something new", "Pour du nouveau", "curious"], ["away", "One far from home", "Loin de chez moi", "travel"]]),
      question("company", "Who is there?", "Qui est là ?", [["me", "Only me", "Rien que moi", "travel"], ["two", "The two of us", "Nous deux", "slow"], ["ask", "We shall see", "On verra bien", "curious"]]),
      question("pace", "And the pace?", "Et le rythme ?", [["slow", "No hurry", "Sans hâte", "slow"], ["short", "Short and sweet", "Court et bon", "travel"], ["surprise", "Surprise me", "Surprenez-moi", "curious"]]),
    ],
    outcomes: [
      { id: "slow", title: "Take your time", title_fr: "Prenez votre temps", description: "<p>Something to warm up with, and something to stay with.</p>", description_fr: "<p>De quoi commencer doucement, et de quoi rester.</p>", promotion: "WELCOME15", product_ids: ids("stillwater-lubricant", "halo", "cream-hybrid-lubricant") },
      { id: "curious", title: "Curious is good", title_fr: "La curiosité est une qualité", description: "<p>A box with a little of everything to begin with.</p>", description_fr: "<p>Une boîte avec un peu de tout pour commencer.</p>", promotion: "WELCOME15", product_ids: ids("beginners-bundle", "quiet-night-bundle", "halo") },
      { id: "travel", title: "Small and quiet", title_fr: "Petit et discret", description: "<p>Fits a pocket, and keeps to itself.</p>", description_fr: "<p>Tient dans une poche, et n’en dit rien.</p>", promotion: "WELCOME15", product_ids: ids("murmur-bullet", "stillwater-sachets", "satin-pouch") },
    ],
    en: { title: "A Valentine’s quiz", description: "<p>Three questions, three suggestions, and something for your bag.</p>", button: "Show me" },
    fr: { title: "Le quiz de la Saint-Valentin", description: "<p>Trois questions, trois idées, et un petit plus pour votre panier.</p>", button: "Voir" },
  },
  {
    kind: "giveaway", handle: "quiet-night", image: image("quiet-night"), fields: ["email", "name"], product_ids: ids("quiet-night-bundle"), outcomes: [entered],
    winners: [{ name: "Ada M.", prize: "Quiet Night Bundle", date: won }, { name: "Noé L.", prize: "Quiet Night Bundle", date: won - month }],
    en: { title: "Win a Quiet Night Bundle", description: "<p>One bundle, drawn each month. No purchase needed.</p>", terms: draw.en, button: "Enter" },
    fr: { title: "Gagnez un coffret Quiet Night", description: "<p>Un coffret, tiré au sort chaque mois. Sans obligation d’achat.</p>", terms: draw.fr, button: "Participer" },
  },
  {
    kind: "toy-of-the-month", image: image("halo"), fields: ["email", "name"], product_ids: ids("halo"), outcomes: [entered],
    winners: [{ name: "Sam K.", prize: "Halo Palm Vibrator", date: won }],
    en: { title: "The toy of the month: Halo", description: "<p>One of our most bought, given away once a month.</p>", terms: draw.en, button: "Enter" },
    fr: { title: "Le jouet du mois : Halo", description: "<p>L’un des plus achetés, offert une fois par mois.</p>", terms: draw.fr, button: "Participer" },
  },
  {
    kind: "social-giveaway", image: image("murmur"), fields: ["email", "social"], product_ids: ids("murmur-bullet"), outcomes: [entered],
    en: { title: "A free vibe for a follower", description: "<p>Tell us your name over there; we draw one of you each month.</p>", terms: draw.en, button: "Enter" },
    fr: { title: "Un vibro offert à qui nous suit", description: "<p>Dites-nous votre nom là-bas ; nous tirons l’un de vous au sort chaque mois.</p>", terms: draw.fr, button: "Participer" },
  },
  {
    kind: "mystery-gift", image: image("mystery"), fields: ["email", "social"], sites: ["boutique"], outcomes: [code("gift", "GIFTUP", "It grows with your bag", "Il grandit avec votre panier")],
    en: { title: "A mystery gift with your order", description: "<p>The fuller the bag, the better the gift.</p>", terms: ownCode.en, button: "Reveal my code" },
    fr: { title: "Un cadeau mystère avec votre commande", description: "<p>Plus le panier est plein, plus le cadeau est beau.</p>", terms: ownCode.fr, button: "Révéler mon code" },
  },
  { ...spin, handle: "current" },
  { ...spin, handle: "birthday", en: { ...spin.en, title: "It is our birthday: spin" }, fr: { ...spin.fr, title: "C’est notre anniversaire : tournez" } },
  {
    kind: "thankyou", image: image("thank-you"), product_ids: ids("foaming-toy-cleaner", "satin-pouch", "renewing-powder"),
    en: { title: "Thank you", description: "<p>Your parcel is plain, and so is the line on your statement. These keep it all in good shape.</p>" },
    fr: { title: "Merci", description: "<p>Votre colis est sobre, le libellé de votre relevé aussi. Voici de quoi en prendre soin.</p>" },
  },
  {
    kind: "vibe", handle: "quiet", image: image("quiet"), product_ids: ids("halo", "murmur-bullet"),
    en: { title: "Quiet is a feature", description: "<p>Everything here stays below a whisper.</p>" },
    fr: { title: "Le silence est une qualité", description: "<p>Tout ici reste sous le murmure.</p>" },
  },
];

/** The campaign pages of the stores. Codes are the boutique's, so pages that give one are too. */
export const campaignPages: CampaignPage[] = drafts.map(({ en, fr, handle = "current", ...draft }) => ({
  handle,
  title: en.title,
  description: en.description,
  ...(en.terms && { terms: en.terms }),
  image: null,
  button: en.button ?? null,
  date_expired: null,
  fields: [],
  product_ids: [],
  questions: [],
  segments: [],
  winners: [],
  ...draft,
  translations: { fr },
}));
