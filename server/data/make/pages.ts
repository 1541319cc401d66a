import { formatMoney } from "@velours/sdk/rules";
import type { Page } from "@velours/sdk/types";
import { lanes } from "./shippingRates.ts";

interface Words {
  title: string;
  description: string;
  html: string;
}

interface Draft {
  handle: string;
  updated_at?: string;
  en: Words;
  fr: Words;
}

/** Spaces that no line may break at, as French puts them before some signs. */
const french = (words: string): string =>
  words.replace(/ (?=[:;?!»%$€])/g, "\u00a0").replaceAll("« ", "«\u00a0");

/** Words that France says otherwise than Canada. */
const franceSays: readonly (readonly [RegExp, string])[] = [
  [/([Aa])dresse courriel/g, "$1dresse e-mail"],
  [/par courriel/g, "par e-mail"],
  [/\ble courriel/g, "l’e-mail"],
  [/\bun courriel/g, "un e-mail"],
  [/\bde courriel/g, "d’e-mail"],
  [/courriels/g, "e-mails"],
  [/[Tt]émoins \(cookies\)/g, "Cookies"],
  [/témoins/g, "cookies"],
  [/remise en argent/g, "cagnotte"],
  [/[Ii]nfolettre/g, "Newsletter"],
  [/service à la clientèle/g, "service client"],
  [/magasiner/g, "faire ses achats"],
];

const inFrance = (words: Words): Partial<Words> =>
  Object.fromEntries(
    Object.entries(words).flatMap(([key, text]) => {
      const inFrench = franceSays.reduce(
        (all, [canada, france]) => all.replace(canada, france),
        text as string,
      );
      return inFrench === text ? [] : [[key, inFrench]];
    }),
  );

const places: Record<string, [en: string, fr: string]> = {
  us: ["United States", "États-Unis"],
  ca: ["Canada", "Canada"],
  gb: ["United Kingdom", "Royaume-Uni"],
  eu: ["Euro countries", "Zone euro"],
  world: ["Everywhere else", "Ailleurs"],
};

/** Shipping prices, from the rates themselves. */
function rateTable(language: "en" | "fr"): string {
  const at = language === "en" ? 0 : 1;
  const [place, standard, express, free, days] =
    language === "en"
      ? ["Where to", "Standard", "Express", "Standard is free from", "days"]
      : ["Destination", "Standard", "Express", "Standard offert dès", "jours"];
  const rows = lanes.flatMap((lane) => {
    const name = places[lane.name]?.[at];
    if (name === undefined) return [];
    const price = ([amount, [first, last]]: [number, [number, number]]) =>
      `${formatMoney(amount, lane.currency)}<br />${first}–${last}\u00a0${days}`;
    return `<tr><th>${name}</th><td>${price(lane.standard)}</td><td>${price(lane.express)}</td><td>${formatMoney(lane.free, lane.currency)}</td></tr>`;
  });
  return `<table><thead><tr><th>${place}</th><th>${standard}</th><th>${express}</th><th>${free}</th></tr></thead><tbody>${rows.join("")}</tbody></table>`;
}

const drafts: Draft[] = [
  {
    handle: "about",
    en: {
      title: "About us",
      description:
        "Who Velours is: a shop that picks every piece itself, describes it plainly and sells it without a wink.",
      html:
        "<p>We sell things for pleasure the way others sell good kitchen knives: with care, without a wink.</p>" +
        "<p>Velours began with a simple wish: a shop where nobody lowers their voice. We choose every piece ourselves, we describe it plainly, and we keep only what we would give to a friend.</p>" +
        "<p>We are made first for gay and wider LGBTQ+ shoppers, and for anyone who's curious. Whatever you know or don't know yet, you are in the right place.</p>",
    },
    fr: {
      title: "À propos",
      description:
        "Qui est Velours : une boutique qui choisit chaque pièce, la décrit simplement et la vend sans clin d’œil.",
      html:
        "<p>Nous vendons des objets de plaisir comme d’autres vendent de bons couteaux de cuisine : avec soin, sans clin d’œil.</p>" +
        "<p>Velours est né d’un souhait simple : une boutique où personne ne baisse la voix. Nous choisissons chaque pièce nous-mêmes, nous la décrivons simplement, et nous ne gardons que ce que nous offririons à un ami.</p>" +
        "<p>Nous pensons d’abord au public gay et LGBTQ+, et à tous les curieux. Quoi que vous sachiez déjà, vous êtes au bon endroit.</p>",
    },
  },
  {
    handle: "shipping",
    updated_at: "2026-10-01",
    en: {
      title: "Shipping",
      description: "What shipping costs, how long it takes, and what the parcel looks like from outside.",
      html:
        "<p>Every order leaves in a plain box with a neutral sender. Nothing on it, and nothing on your card statement, says what is inside.</p>" +
        "<h2>What it costs, and how long it takes</h2>" +
        rateTable("en") +
        "<p>Days are counted from your order. Orders placed before noon on a working day leave the same day. Your bag shows the cost for your address before you pay.</p>" +
        "<h2>Duties and taxes</h2>" +
        "<p>Sales tax is calculated for your address and shown at checkout. For the United Kingdom the checkout shows the duties as well; the carrier collects them at your door, and they are not part of what you pay us. In countries that are not in the table, customs may ask for duties; they are yours to pay.</p>" +
        "<h2>Where is my order?</h2>" +
        '<p>We write to you when a parcel leaves, with the carrier’s tracking number. You can also <a href="/track">track your order</a> with its number and your email address at any time.</p>' +
        "<h2>Late, damaged or missing</h2>" +
        '<p>If a parcel is five working days late, or arrives damaged, <a href="/contact">write to us</a> with your order number. We find it, replace it or give your money back.</p>' +
        "<h2>E-books and gift cards</h2>" +
        "<p>They are not shipped. E-books are downloaded from the page of your order; gift cards arrive by email on the day you choose.</p>",
    },
    fr: {
      title: "Livraison",
      description: "Le coût et les délais de livraison, et ce que l’on voit du colis de l’extérieur.",
      html:
        "<p>Chaque commande part dans une boîte sobre, sous un nom d’expéditeur neutre. Rien sur le colis ni sur votre relevé de carte ne dit ce qu’il contient.</p>" +
        "<h2>Coûts et délais</h2>" +
        rateTable("fr") +
        "<p>Les jours sont comptés à partir de votre commande. Une commande passée avant midi un jour ouvrable part le jour même. Votre panier affiche les frais pour votre adresse avant le paiement.</p>" +
        "<h2>Droits et taxes</h2>" +
        "<p>Les taxes de vente sont calculées selon votre adresse et affichées avant le paiement. Pour le Royaume-Uni, les droits de douane sont affichés eux aussi ; le transporteur les perçoit à la livraison, et vous ne nous les payez pas. Dans les pays absents du tableau, la douane peut réclamer des droits, qui restent à votre charge.</p>" +
        "<h2>Où est ma commande ?</h2>" +
        '<p>Nous vous écrivons au départ de chaque colis, avec le numéro de suivi du transporteur. Vous pouvez aussi <a href="/track">suivre votre commande</a> à tout moment avec son numéro et votre adresse courriel.</p>' +
        "<h2>Colis en retard, abîmé ou perdu</h2>" +
        '<p>Si un colis a cinq jours ouvrables de retard ou arrive abîmé, <a href="/contact">écrivez-nous</a> en indiquant le numéro de la commande. Nous le retrouvons, le remplaçons ou vous remboursons.</p>' +
        "<h2>Livres numériques et cartes-cadeaux</h2>" +
        "<p>Ils ne sont pas expédiés. Un livre numérique se télécharge depuis la page de la commande ; une carte-cadeau arrive par courriel le jour choisi.</p>",
    },
  },
  {
    handle: "returns",
    updated_at: "2026-10-01",
    en: {
      title: "Returns and refunds",
      description: "Thirty days to send something back, what can come back, and when the money is with you.",
      html:
        "<p>You have 30 days from the day your parcel left us to ask for a return. You need no reason.</p>" +
        "<h2>How to return something</h2>" +
        "<ol><li>Open the page of your order: its link is in our confirmation, and in your account.</li><li>Choose the pieces and ask for the return. We answer within one working day, with an address.</li><li>Pack them so that they arrive whole, with your order number on a note inside.</li></ol>" +
        "<h2>What can come back</h2>" +
        "<ul><li>Unopened pieces, with the seal of the packaging whole. For reasons of hygiene we cannot take back what was opened.</li><li>Clothes that were tried on but not worn, with their labels.</li><li>Anything that is broken or is not what you ordered, opened or not.</li></ul>" +
        "<p>E-books, gift cards and protection plans that were used cannot be returned.</p>" +
        "<h2>Refunds</h2>" +
        "<p>We refund within five working days after your parcel is back with us, to what you paid with: card, gift card and cash back each get back their part. The cost of the first shipping is refunded when the whole order comes back because of us.</p>" +
        "<h2>Broken or wrong</h2>" +
        '<p><a href="/contact">Write to us</a>, with a photo if you can. We replace it or refund it, and pay for its way back. Pieces with a protection plan are replaced for as long as the plan runs.</p>' +
        "<h2>Changed your mind at once?</h2>" +
        "<p>For a short while after you ordered, the page of your order has a button that cancels it. Nothing is sent then, and the payment is returned.</p>",
    },
    fr: {
      title: "Retours et remboursements",
      description:
        "Trente jours pour retourner un article, ce qui peut être repris, et quand l’argent vous revient.",
      html:
        "<p>Vous avez 30 jours à partir du départ de votre colis pour demander un retour, sans avoir à vous justifier.</p>" +
        "<h2>Comment retourner un article</h2>" +
        "<ol><li>Ouvrez la page de votre commande : son lien est dans notre confirmation et dans votre compte.</li><li>Choisissez les articles et demandez le retour. Nous répondons sous un jour ouvrable, avec une adresse.</li><li>Emballez-les pour qu’ils arrivent intacts, avec le numéro de la commande sur une feuille à l’intérieur.</li></ol>" +
        "<h2>Ce qui peut être repris</h2>" +
        "<ul><li>Les articles non ouverts, au sceau d’emballage intact. Par hygiène, nous ne pouvons reprendre ce qui a été ouvert.</li><li>Les vêtements essayés mais non portés, avec leurs étiquettes.</li><li>Tout ce qui est défectueux ou n’est pas ce que vous avez commandé, ouvert ou non.</li></ul>" +
        "<p>Les livres numériques, les cartes-cadeaux et les plans de protection utilisés ne sont pas repris.</p>" +
        "<h2>Remboursements</h2>" +
        "<p>Nous remboursons dans les cinq jours ouvrables suivant le retour du colis, sur ce qui a servi à payer : carte, carte-cadeau et remise en argent retrouvent chacune leur part. Les premiers frais de port sont remboursés quand toute la commande revient par notre faute.</p>" +
        "<h2>Article défectueux ou erroné</h2>" +
        '<p><a href="/contact">Écrivez-nous</a>, avec une photo si possible. Nous le remplaçons ou le remboursons, et payons le retour. Un article sous plan de protection est remplacé tant que le plan court.</p>' +
        "<h2>Vous changez d’avis tout de suite ?</h2>" +
        "<p>Pendant un court moment après l’achat, la page de la commande a un bouton pour l’annuler. Rien n’est alors envoyé, et le paiement vous est rendu.</p>",
    },
  },
  {
    handle: "privacy",
    updated_at: "2026-11-01",
    en: {
      title: "Privacy policy",
      description: "What we keep about you, why, for how long, and how to have it deleted.",
      html:
        "<p>What you buy here is nobody’s business but yours. We keep what an order needs, and no more.</p>" +
        "<h2>What we keep, and why</h2>" +
        "<ul><li><strong>Orders:</strong> your name, addresses, email and what you bought, to send it, to answer for it and because tax law asks for it. Invoices are kept for as long as that law says.</li><li><strong>Accounts:</strong> your email, the name you chose, a password we cannot read, your addresses, wishlist and cash back, for as long as you have the account.</li><li><strong>Messages:</strong> what you write to customer service, until it is answered.</li><li><strong>Newsletter and stock notices:</strong> your email address, until you leave the list; of a notice, until the email is sent, and 180 days at most.</li></ul>" +
        "<p>Card data never reaches us: it goes from your browser to the payment provider.</p>" +
        "<h2>A discreet parcel</h2>" +
        "<p>Your parcel is plain and its sender neutral. The same holds for the line on your card statement.</p>" +
        "<h2>Who else sees it</h2>" +
        "<p>We share your address with the services that the shop uses, such as the carrier and the payment and fraud-check providers. We sell no data.</p>" +
        "<h2>Cookies</h2>" +
        "<p>Cookies remember your region, language, sign-in and bag; the shop does not work without them. Attribution cookies say where a visit came from; they are removed when an order is placed.</p>" +
        "<p>Analytics run only after you have allowed them: they count visits and what is looked at, without your name. You can change your answer at any time with “Cookie settings” at the bottom of every page; what analytics had stored in your browser is then deleted.</p>" +
        "<h2>Your rights</h2>" +
        '<p>You may ask for a copy of your data, for its correction or for its deletion at any time: <a href="/contact">write to customer service</a>. We answer within 30 days. You may also complain to the data protection authority where you live.</p>',
    },
    fr: {
      title: "Politique de confidentialité",
      description:
        "Ce que nous conservons à votre sujet, pourquoi, combien de temps, et comment le faire supprimer.",
      html:
        "<p>Ce que vous achetez ici ne regarde que vous. Nous conservons ce qu’une commande exige, et rien de plus.</p>" +
        "<h2>Ce que nous conservons, et pourquoi</h2>" +
        "<ul><li><strong>Commandes :</strong> votre nom, vos adresses, votre adresse courriel et ce que vous avez acheté, pour l’envoyer, pour en répondre et parce que le droit fiscal l’exige. Les factures sont gardées aussi longtemps que la loi le demande.</li><li><strong>Comptes :</strong> votre adresse courriel, le nom choisi, un mot de passe que nous ne pouvons pas lire, vos adresses, vos favoris et votre remise en argent, tant que le compte existe.</li><li><strong>Messages :</strong> ce que vous écrivez au service à la clientèle, jusqu’à notre réponse.</li><li><strong>Infolettre et avis de retour en stock :</strong> votre adresse courriel, jusqu’à votre désinscription ; pour un avis, jusqu’à son envoi, et 180 jours au plus.</li></ul>" +
        "<p>Les données de carte ne nous parviennent jamais : elles vont de votre navigateur au prestataire de paiement.</p>" +
        "<h2>Un colis discret</h2>" +
        "<p>Votre colis est neutre, son expéditeur aussi. Il en va de même pour la ligne de votre relevé de carte.</p>" +
        "<h2>Qui d’autre les voit</h2>" +
        "<p>Nous communiquons votre adresse aux services dont la boutique se sert, comme le transporteur et les prestataires de paiement et de lutte contre la fraude. Nous ne vendons aucune donnée.</p>" +
        "<h2>Témoins (cookies)</h2>" +
        "<p>Des témoins retiennent votre région, votre langue, votre connexion et votre panier ; la boutique ne fonctionne pas sans eux. Des témoins d’attribution indiquent d’où vient une visite ; ils sont supprimés quand une commande est passée.</p>" +
        "<p>Les mesures d’audience n’ont lieu qu’avec votre accord : elles comptent les visites et ce qui est regardé, sans votre nom. Vous pouvez changer d’avis à tout moment avec « Paramètres des témoins » au bas de chaque page ; ce qu’elles avaient enregistré dans votre navigateur est alors supprimé.</p>" +
        "<h2>Vos droits</h2>" +
        '<p>Vous pouvez demander à tout moment une copie de vos données, leur correction ou leur suppression : <a href="/contact">écrivez au service à la clientèle</a>. Nous répondons sous 30 jours. Vous pouvez aussi saisir l’autorité de protection des données de votre lieu de résidence.</p>',
    },
  },
  {
    handle: "terms",
    updated_at: "2026-11-01",
    en: {
      title: "Terms & conditions",
      description: "What holds between you and us when you order or create an account.",
      html:
        "<p>These terms hold for every order and every account at this shop.</p>" +
        "<h2>Age</h2>" +
        "<p>By ordering or creating an account you certify that you are 18 years of age or older.</p>" +
        "<h2>Orders and prices</h2>" +
        "<p>Prices are in the currency shown. Sales tax and shipping are shown before you pay. An order is a contract once it is confirmed by email. We may decline an order we cannot fulfil; nothing is then charged.</p>" +
        "<p>If a price is plainly wrong, we tell you before we send anything, and you may cancel.</p>" +
        "<h2>Promo codes, gift cards and cash back</h2>" +
        "<p>One promo code can be used for each order. Gift cards are used up by what they pay and do not expire; they cannot be exchanged for money unless the law says so. Cash back can be spent on later orders and is taken back with what is returned.</p>" +
        "<h2>Subscriptions</h2>" +
        "<p>A subscription renews each month at the price shown until you end it. It ends with the month that is paid.</p>" +
        "<h2>Returns</h2>" +
        '<p>Unopened pieces can be returned within 30 days. A defective piece is replaced or refunded. How it is done stands under <a href="/pages/returns">Returns and refunds</a>.</p>' +
        "<h2>Digital goods</h2>" +
        "<p>Digital goods are delivered by download after payment and cannot be returned.</p>" +
        "<h2>Safe use</h2>" +
        "<p>Read the maker’s instructions and use pieces for what they are made for. We answer for what the law says we answer for; nothing here limits the rights that consumer law gives you where you live.</p>" +
        "<h2>Which law holds</h2>" +
        "<p>The law of the State of New York holds, and for consumers the mandatory law of the place where they live. If a part of these terms is void, the rest stands.</p>",
    },
    fr: {
      title: "Conditions générales",
      description: "Ce qui vaut entre vous et nous quand vous commandez ou créez un compte.",
      html:
        "<p>Ces conditions valent pour chaque commande et chaque compte de cette boutique.</p>" +
        "<h2>Âge</h2>" +
        "<p>En commandant ou en créant un compte, vous certifiez avoir 18 ans ou plus.</p>" +
        "<h2>Commandes et prix</h2>" +
        "<p>Les prix sont dans la devise affichée. Les taxes et la livraison sont indiquées avant le paiement. Une commande vaut contrat une fois confirmée par courriel. Nous pouvons refuser une commande que nous ne pouvons honorer ; rien n’est alors débité.</p>" +
        "<p>Si un prix est manifestement erroné, nous vous prévenons avant tout envoi, et vous pouvez annuler.</p>" +
        "<h2>Codes promo, cartes-cadeaux et remise en argent</h2>" +
        "<p>Un seul code promo est accepté par commande. Une carte-cadeau s’épuise avec ce qu’elle règle et n’expire pas ; elle n’est pas échangeable contre de l’argent, sauf si la loi le prévoit. La remise en argent se dépense lors d’une commande ultérieure et est reprise avec ce qui est retourné.</p>" +
        "<h2>Abonnements</h2>" +
        "<p>Un abonnement se renouvelle chaque mois au prix affiché, jusqu’à ce que vous y mettiez fin. Il s’arrête au terme du mois payé.</p>" +
        "<h2>Retours</h2>" +
        '<p>Les articles non ouverts peuvent être retournés sous 30 jours. Un article défectueux est remplacé ou remboursé. La marche à suivre se trouve sous <a href="/pages/returns">Retours et remboursements</a>.</p>' +
        "<h2>Produits numériques</h2>" +
        "<p>Les produits numériques sont livrés par téléchargement après le paiement et ne peuvent être retournés.</p>" +
        "<h2>Bon usage</h2>" +
        "<p>Lisez la notice du fabricant et utilisez les articles selon leur destination. Nous répondons de ce dont la loi nous rend responsables ; rien ici ne limite les droits que vous donne le droit de la consommation de votre lieu de résidence.</p>" +
        "<h2>Droit applicable</h2>" +
        "<p>Le droit de l’État de New York s’applique et, pour les consommateurs, le droit impératif de leur lieu de résidence. Si une partie de ces conditions est nulle, le reste demeure.</p>",
    },
  },
  {
    handle: "imprint",
    updated_at: "2026-10-01",
    en: {
      title: "Imprint",
      description: "Who runs this shop, and how to reach the company.",
      html:
        "<p>This shop is run by:</p>" +
        "<p><strong>Velours Retail LLC</strong><br />80 Mercer Street<br />New York NY 10012<br />United States</p>" +
        '<dl><dt>Email</dt><dd><a href="mailto:care@velours.example">care@velours.example</a></dd><dt>Tax number</dt><dd>US 00-0000000</dd><dt>Answers for the content</dt><dd>Velours Retail LLC</dd></dl>' +
        '<p>For questions about an order, <a href="/contact">write to us</a>: a person reads and answers.</p>',
    },
    fr: {
      title: "Mentions légales",
      description: "Qui tient cette boutique, et comment joindre la société.",
      html:
        "<p>Cette boutique est tenue par :</p>" +
        "<p><strong>Velours Retail LLC</strong><br />80 Mercer Street<br />New York NY 10012<br />États-Unis</p>" +
        '<dl><dt>Adresse courriel</dt><dd><a href="mailto:care@velours.example">care@velours.example</a></dd><dt>Numéro fiscal</dt><dd>US 00-0000000</dd><dt>Responsable du contenu</dt><dd>Velours Retail LLC</dd></dl>' +
        '<p>Pour toute question sur une commande, <a href="/contact">écrivez-nous</a> : une personne lit et répond.</p>',
    },
  },
];

const frenchWords = ({ title, description, html }: Words): Words => ({
  title: french(title),
  description: french(description),
  html: french(html),
});

/** The shop's pages of words. */
export const pages: Page[] = drafts.map(({ handle, updated_at, en, fr }, index) => {
  const words = frenchWords(fr);
  const france = inFrance(words);
  return {
    handle,
    ...en,
    ...(updated_at && { updated_at }),
    position: (index + 1) * 10,
    translations: { fr: words, ...(Object.keys(france).length > 0 && { "fr-FR": france }) },
  };
});
