import type { en } from "./en.ts";

/** Names of keys that are not fields of the contract. */
const labels: Readonly<Record<string, string>> = { "variant id": "id de variante", place: "lieu" };
const labelOf = (label: string): string => labels[label] ?? label;

const count = (number: number, noun: string): string => `${number} ${noun}${number > 1 ? "s" : ""}`;

/** French texts of the same reasons. */
export const fr: typeof en = {
  theRow: () => "la ligne",
  missing: ({ path }) => `${path} manque`,
  unknownField: ({ path }) => `${path} n’est pas connu`,
  notAllowed: ({ path, allowed }) => `${path} doit être l’une des valeurs ${allowed}`,
  badType: ({ path, type }) => `${path} doit être de type ${type}`,
  outOfLimit: ({ path, comparison, limit }) => `${path} doit être ${comparison} ${limit}`,
  tooShort: ({ path, limit }) => `${path} doit avoir au moins ${count(limit, "caractère")}`,
  tooLong: ({ path, limit }) => `${path} doit avoir au plus ${count(limit, "caractère")}`,
  tooFewItems: ({ path, limit }) => `${path} doit avoir au moins ${count(limit, "élément")}`,
  tooManyItems: ({ path, limit }) => `${path} doit avoir au plus ${count(limit, "élément")}`,
  tooFewProperties: ({ path, limit }) => `${path} doit avoir au moins ${count(limit, "propriété")}`,
  tooManyProperties: ({ path, limit }) => `${path} doit avoir au plus ${count(limit, "propriété")}`,
  badFormat: ({ path, format }) => `${path} doit suivre le format "${format}"`,
  badPattern: ({ path, pattern }) => `${path} doit suivre le modèle "${pattern}"`,
  badPropertyName: ({ path }) => `${path} a un nom de propriété qui n’est pas valable`,
  noSchemaMatches: ({ path }) => `${path} doit suivre exactement une des formes du contrat`,

  badCharacter: ({ path }) => `${path} a un caractère qu’aucun texte ne peut avoir, comme NUL`,
  noDay: ({ path }) => `${path} n’est pas un jour du calendrier`,
  noWebAddress: ({ path, scheme }) => `${path} commence par ${scheme}, mais doit être une adresse du web`,

  unknownCurrency: ({ path, code }) => `${path} est "${code}", qui n’est pas un code ISO 4217 comme USD`,
  currencyWithoutCents: ({ path, code }) =>
    `${path} est ${code}, qui ne se compte pas en centièmes comme les montants d’ici`,
  unknownCountry: ({ path, country }) => `${path} est "${country}", qui n’est pas un code ISO 3166 comme US`,
  unknownState: ({ path, state, country }) => `${path} est "${state}", que ${country} n’a pas`,
  unknownTimeZone: ({ path, timeZone }) =>
    `${path} est "${timeZone}", qui n’est pas un fuseau horaire comme America/New_York`,
  foreignCurrency: ({ path, currency }) => `${path} est ${currency}, qui n’est pas une devise du site`,
  listedTwice: ({ path, name }) => `${path} est ${name}, qui y est deux fois`,
  noNamePrefix: ({ path, name }) =>
    `${path} est "${name}", mais des noms dans les navigateurs commencent ainsi, donc seuls lettres, chiffres, . - et _ y ont place`,
  noBaseAddress: ({ path, address }) =>
    `${path} est "${address}", qui n’est ni un chemin comme /assets/img/ ni une adresse en https://`,
  noFolderAddress: ({ path, address }) =>
    `${path} est "${address}", qui doit finir par / parce que des noms de fichiers la suivent`,
  keyOfNoProvider: ({ path }) => `${path} est là, mais aucun fournisseur n’est nommé pour elle`,
  emptySource: ({ path, source }) =>
    `${path} est ${source}, qu’aucun produit en vente ne nomme, donc le site ne vendrait rien`,
  unpricedCurrency: ({ path, currency }) =>
    `${path} est ${currency}, dans laquelle aucun produit du site n’a de prix`,
  currencyInUse: ({ path, currency, use }) => `${path} ne contient plus ${currency}, mais ${use}`,
  openOrders: () => "des commandes dans cette devise sont encore ouvertes",
  giftCardsLeft: () => "des cartes-cadeaux dans cette devise ont encore de l’argent",
  cashBackLeft: () => "des clients ont encore une remise en argent dans cette devise",
  subscriptionsRun: () => "des abonnements dans cette devise durent encore",
  noDefaultLanguage: ({ path, language }) => `${path} doit contenir ${language}, la langue par défaut`,
  unknownSite: ({ path, site }) => `${path} est "${site}", qui n’est pas un site de la boutique`,
  reservedHandle: ({ path, handle }) =>
    `${path} est "${handle}", mais /${handle} est une adresse de la boutique elle-même`,
  emptyPriceRange: ({ path, above, below }) =>
    `${path} est ${above}, mais doit être inférieur à below, ${below}`,
  emptyRange: ({ path, max, min }) => `${path} est ${max}, mais doit être supérieur à range.min, ${min}`,
  reversedDays: ({ path, earliest, latest }) =>
    `${path} va de ${earliest} à ${latest}, mais le premier jour vient d’abord`,
  aboveHundredPercent: ({ path, percent }) =>
    `${path} est ${percent}, mais un pourcentage est de 100 au plus`,
  brokenPercent: ({ path, percent }) => `${path} est ${percent}, mais un pourcentage est un nombre entier`,
  negative: ({ path, amount }) => `${path} est ${amount}, mais ne doit pas être inférieur à 0`,
  minimumAboveMaximum: ({ minimum, maximum }) =>
    `minimum est ${minimum}, qui est supérieur à maximum, ${maximum}`,
  noTiers: ({ type }) => `properties est vide, mais ${type} y prend ses paliers`,

  reviewWithoutProduct: () => "product_id est requis : il dit de quel produit parle l’avis",
  keyOfRow: ({ label, value, line }) => `${labelOf(label)} ${value} est déjà à la ligne ${line}`,
  keyOnLine: ({ label, value, line }) => `${labelOf(label)} ${value} est déjà à la ligne ${line}`,
  keyInFile: ({ label, value, line, file }) =>
    `${labelOf(label)} ${value} est déjà à la ligne ${line} de ${file}`,
  pageOfSite: ({ handle, site }) => `${handle} de ${site}`,
  handleTaken: ({ handle, product }) => `handle ${handle} est déjà celui du produit ${product}`,
  variantTaken: ({ variant, product }) => `l’id de variante ${variant} est déjà au produit ${product}`,
  cardCurrency: ({ currency, stored }) =>
    `currency est ${currency}, mais la carte et son registre sont en ${stored}`,
  promotionTaken: ({ name, promotion }) => `name ${name} est déjà celui de la promotion ${promotion}`,
  noProduct: ({ path, product }) => `${path} est ${product}, mais ce produit n’existe pas`,

  variantsShareId: () => "deux variantes ont le même id",
  imagesShareId: () => "deux images ont le même id",
  stockTwice: ({ variant, region }) => `inventories compte deux fois la variante ${variant} en ${region}`,
  stockOfNoVariant: ({ variant }) => `inventories compte la variante ${variant}, que le produit n’a pas`,
  compareAtOfNoPrice: ({ variant, currency }) =>
    `compare_at_price de la variante ${variant} se lit en ${currency}, devise dans laquelle elle n’a pas de prix ; compare_at_prices nomme les devises`,
  badGtin: ({ variant, gtin }) =>
    `la variante ${variant} a le gtin ${gtin}, dont le dernier chiffre ne correspond pas aux autres`,
  noImage: ({ variant, image }) => `la variante ${variant} montre l’image ${image}, que le produit n’a pas`,
  free: ({ variants }) =>
    `${variants.map(({ name, currency }) => `${name} coûte 0 ${currency}`).join(", ")}, ce qui est refusé tant que des produits ne peuvent pas être gratuits`,
  reservedFilter: ({ path, name }) =>
    `${path} a un filtre nommé « ${name} », mot que les adresses des listes utilisent pour autre chose`,
  blankTitle: () => "title est vide",
  foreignVariant: ({ variant }) =>
    `l’id de variante ${variant} n’a pas été donné par la boutique (une nouvelle variante a un id inférieur à 1)`,
  priceBelowMinimum: ({ variant, price, currency, minimum }) =>
    `la variante ${variant} coûte ${price} ${currency}, mais doit coûter au moins ${minimum}`,
  tooManyDecimals: ({ variant, price, currency }) =>
    `la variante ${variant} coûte ${price} ${currency}, avec plus de deux décimales`,

  noPictureAddress: ({ address }) => `${address} n’est pas l’adresse d’une image`,
  tooManyPictures: ({ most, count }) =>
    `un produit peut nommer ${most} images d’autres serveurs, et non ${count}`,
  pictureMissing: ({ url, reason }) => `${url} : ${reason}`,
  noPicture: () => "le fichier n’est ni JPEG, ni PNG, ni GIF, ni WebP, ni AVIF",
  pictureTooSlow: ({ seconds }) => `l’image a pris plus de ${seconds} secondes`,
  pictureTooLarge: ({ bytes }) => `l’image dépasse ${bytes} octets`,
  pictureProtocol: ({ protocol }) => `l’adresse mène à ${protocol}`,
  tooManyRedirects: ({ most }) => `l’adresse redirige plus de ${most} fois`,
  redirectToNowhere: () => "l’adresse ne redirige vers aucune adresse",
  pictureStatus: ({ status }) => `le serveur a répondu ${status}`,
  hostInsideNetwork: ({ host }) => `${host} est une adresse interne à un réseau, qui n’est pas consultée`,
  connectionFailed: ({ message }) => `la connexion a échoué (${message})`,

  lowContrast: ({ path, color, ratio, nearest }) =>
    `${path} ${color} a un contraste de ${ratio} avec les textes et les fonds voisins, et les WCAG AA demandent 4.5:1 (la couleur la plus proche qui l’a est ${nearest})`,
  svgTooLong: ({ path, limit }) => `${path} a plus de ${limit} caractères de SVG`,
  svgForeignPart: ({ path, part }) =>
    `${path} contient ${part}, mais un SVG n’est accepté qu’avec des formes et des couleurs : exportez-le sans scripts, liens, filtres ni images, et avec ses couleurs comme attributs`,
  noPng: ({ path }) => `${path} n’est pas un PNG`,
  pngTooLarge: ({ path, size, limit }) =>
    `${path} est un PNG de ${size} pixels, et chaque côté en a ${limit} au plus`,
  pngUndrawable: ({ path }) => `${path} est un PNG qui ne peut pas être dessiné`,
  pngTooHeavy: ({ path, bytes, size, limit }) =>
    `${path} pèse ${bytes} octets comme image de ${size} pixels, et ${limit} au plus sont acceptés (un dessin de moins de couleurs pèse moins)`,
  linkToNowhere: ({ link }) =>
    `${link} : l’adresse ne mène nulle part (une entrée mène à une page de la boutique, à /{handle} ou /{handle}/{handle} de ses collections en minuscules, ou à une adresse en https://)`,
  linkToNoCollection: ({ link, handle }) => `${link} : aucune collection n’a le handle "${handle}"`,
  linkToNoProduct: ({ link, product }) => `${link} : le produit ${product} n’existe pas`,
  linkToNoPage: ({ link, handle }) => `${link} : aucune page de ce site n’a le handle "${handle}"`,
  ofSite: ({ site, reason }) => `${site} : ${reason}`,

  notJson: ({ file, line }) => `${file} n’est plus du JSON à partir de la ligne ${line}.`,
  notObject: ({ file, names }) => `${file} doit être un objet avec l’un de ces noms : ${names}.`,
  unknownPart: ({ file, name, names }) => `${file} a "${name}", qui n’est aucun de ces noms : ${names}.`,
  partNotList: ({ file, name }) => `"${name}" dans ${file} doit être une liste.`,
  fileNotList: ({ file }) => `${file} doit être une liste de lignes.`,
  tooDeep: ({ file, limit }) => `${file} a plus de ${limit} niveaux imbriqués.`,
  badRows: () => "Le fichier a des lignes incorrectes.",
  tooManyNewPictures: ({ most }) =>
    `Le fichier a plus de ${most} images d’autres serveurs que la boutique n’a pas. Importez-le avec la commande.`,

  notCsv: ({ file, line }) =>
    `${file} n’est pas du CSV : la ligne ${line}, ou une ligne au-dessus, a un guillemet mal placé.`,
  noColumn: ({ file, column }) =>
    `${file} n’est pas un export de produits de Shopify : il n’a pas de colonne "${column}".`,
  noOptionName: ({ file }) =>
    `${file} a "Option1 Value", mais pas de colonne "Option1 Name" qui dise de quelle option.`,
  columnTwice: ({ file, column }) =>
    `${file} a plusieurs fois la colonne "${column}", si bien qu’on ne sait pas laquelle compte.`,
  noPriceColumn: ({ file }) =>
    `${file} n’a pas de colonne "Variant Price", qu’il faut aux nouveaux produits.`,
  noQuantities: ({ file, count }) =>
    `${count === 1 ? "1 nouvelle variante est suivie" : `${count} nouvelles variantes sont suivies`}, mais ${file} n’a pas de quantités. ` +
    "Exportez aussi le stock, ou dites ce qu’il en est : rien, illimité, ou un nombre comme 10.",
  misshapenRow: ({ cells, header }) => `la ligne a ${cells} cellules, l’en-tête en a ${header}`,
  titleMissing: ({ handle }) => `Title manque à la première ligne de ${handle}`,
  firstRowBad: ({ handle }) => `la première ligne de ${handle} est incorrecte`,
  noVariant: ({ handle }) => `${handle} n’a aucune variante qui puisse être importée`,
  emptyRow: () => "la ligne n’a ni variante ni image",
  variantTwice: ({ variant, line }) => `${variant} est déjà la variante de la ligne ${line}`,
  unnamedVariant: () => "ce qui est vendu",
  notTrueOrFalse: ({ column, cell }) => `${column} est "${cell}", mais doit être TRUE ou FALSE`,
  shortenedSku: ({ sku }) =>
    `Variant SKU est "${sku}" : Excel ou un autre tableur a abrégé ainsi un long nombre, dont les chiffres sont perdus (exportez à nouveau, sans enregistrer le fichier dans un tableur)`,
  optionMissing: ({ column, option }) => `${column} manque, l’option ${option} du produit`,
  noAmount: ({ column, cell }) => `${column} est "${cell}", qui n’est pas un montant comme 19.99`,
  badPolicy: ({ cell }) => `Variant Inventory Policy est "${cell}", mais doit être deny ou continue`,
  noWholeNumber: ({ column, cell }) => `${column} est "${cell}", qui n’est pas un nombre entier`,
  specialType: ({ type }) =>
    `Type est "${type}", mot auquel la boutique reconnaît ses cartes-cadeaux ou sa protection de produits (il faut un autre mot pour d’autres articles)`,
  newNeedsPriceColumn: () => 'le produit est nouveau, et il lui faut une colonne "Variant Price"',
  newWithoutPrice: () => "la variante est nouvelle, et n’a pas de Variant Price",
  quantityMissing: () =>
    "Variant Inventory Qty manque, alors que la variante est suivie, et rien ne dit combien il y en a",
  noSuchSku: ({ handle, sku }) =>
    `${handle} n’a aucune variante avec le SKU ${sku}, et le fichier n’a pas d’options pour une nouvelle`,
  unclearVariant: ({ handle, count }) =>
    `${handle} a ${count} variantes : "Variant SKU" ou "Option1 Name" et "Option1 Value" doivent dire laquelle est celle-ci`,
  unclearOption: ({ handle, count }) =>
    `${handle} a ${count} variantes : "Option1 Name" et "Option1 Value" doivent dire laquelle est celle-ci`,

  leavesCollections: ({ name, collections }) => `${name} quitte ${collections}`,
  takenOffSale: ({ name }) => `${name} est retiré de la vente`,
  priceMoves: ({ variant, was, is, currency }) => `${variant} : ${was} → ${is} ${currency}`,
  soldOut: ({ variant }) => `${variant} est épuisé`,
  newSoldOut: ({ variant }) => `${variant} est nouveau, et n’a rien en stock`,

  tooManyRowsToUndo: ({ count: rows, most }) =>
    `l’importation a changé ${count(rows, "ligne")}, et le journal en garde ${most}`,
  notKeptInLog: ({ part }) => `le journal ne garde rien de ${part}`,
  newSiteStays: () => "un site ajouté peut avoir des commandes, et reste",
  variantLeftOut: ({ variant }) => `la variante ${variant} a été omise, et son stock n’est plus là`,
  shippedOtherwise: () => "des articles en stock étaient expédiés et ne le sont plus, ou l’inverse",
  countedOtherwise: () => "un stock a commencé à être compté, ou a cessé de l’être",
  newVariantAndCounts: () => "une variante a été ajoutée et le stock d’autres a été compté",
  structureMoved: () => "les exemples de la boutique sont venus ou partis avec elle",
  otherOrder: ({ part }) => `l’ordre de ${part} a changé`,
};
