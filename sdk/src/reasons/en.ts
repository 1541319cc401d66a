/** Of one field, element or row: its path in the contract's words, or `theRow`. */
interface At {
  path: string;
}

interface Limit extends At {
  limit: number;
}

interface Key {
  /** Name of the key. */
  label: string;
  value: string | number;
  line: number;
}

/** English texts of reasons and of a plan's sentences, without their point. The parameters are a reason's values. */
export const en = {
  // Rows against the contract.
  theRow: () => "the row",
  missing: ({ path }: At) => `${path} is missing`,
  unknownField: ({ path }: At) => `${path} is not known`,
  notAllowed: ({ path, allowed }: At & { allowed: string }) => `${path} must be one of ${allowed}`,
  badType: ({ path, type }: At & { type: string }) => `${path} must be ${type}`,
  outOfLimit: ({ path, comparison, limit }: Limit & { comparison: string }) =>
    `${path} must be ${comparison} ${limit}`,
  tooShort: ({ path, limit }: Limit) => `${path} must NOT have fewer than ${limit} characters`,
  tooLong: ({ path, limit }: Limit) => `${path} must NOT have more than ${limit} characters`,
  tooFewItems: ({ path, limit }: Limit) => `${path} must NOT have fewer than ${limit} items`,
  tooManyItems: ({ path, limit }: Limit) => `${path} must NOT have more than ${limit} items`,
  tooFewProperties: ({ path, limit }: Limit) => `${path} must NOT have fewer than ${limit} properties`,
  tooManyProperties: ({ path, limit }: Limit) => `${path} must NOT have more than ${limit} properties`,
  badFormat: ({ path, format }: At & { format: string }) => `${path} must match format "${format}"`,
  badPattern: ({ path, pattern }: At & { pattern: string }) => `${path} must match pattern "${pattern}"`,
  badPropertyName: ({ path }: At) => `${path} property name must be valid`,
  noSchemaMatches: ({ path }: At) => `${path} must match exactly one schema in oneOf`,

  // Rows against what can be stored and shown.
  badCharacter: ({ path }: At) => `${path} has a character that no text can have, such as NUL`,
  noDay: ({ path }: At) => `${path} is no day of the calendar`,
  noWebAddress: ({ path, scheme }: At & { scheme: string }) =>
    `${path} begins with ${scheme}, but must be an address of the web`,

  // Values that mean nothing.
  unknownCurrency: ({ path, code }: At & { code: string }) =>
    `${path} is "${code}", which is no ISO 4217 code such as USD`,
  currencyWithoutCents: ({ path, code }: At & { code: string }) =>
    `${path} is ${code}, which is not counted in hundredths as amounts are here`,
  unknownCountry: ({ path, country }: At & { country: string }) =>
    `${path} is "${country}", which is no ISO 3166 code such as US`,
  unknownState: ({ path, state, country }: At & { state: string; country: string }) =>
    `${path} is "${state}", which ${country} does not have`,
  unknownTimeZone: ({ path, timeZone }: At & { timeZone: string }) =>
    `${path} is "${timeZone}", which is no time zone such as America/New_York`,
  foreignCurrency: ({ path, currency }: At & { currency: string }) =>
    `${path} is ${currency}, which is none of the site's currencies`,
  listedTwice: ({ path, name }: At & { name: string }) => `${path} is ${name}, which is listed twice`,
  noNamePrefix: ({ path, name }: At & { name: string }) =>
    `${path} is "${name}", but names in browsers begin with it, so it has letters, digits, . - and _ alone`,
  noBaseAddress: ({ path, address }: At & { address: string }) =>
    `${path} is "${address}", which is neither a path such as /assets/img/ nor an address with https://`,
  noFolderAddress: ({ path, address }: At & { address: string }) =>
    `${path} is "${address}", which must end with / because names of files follow it`,
  keyOfNoProvider: ({ path }: At) => `${path} is set, but no provider is named that it is for`,
  emptySource: ({ path, source }: At & { source: string }) =>
    `${path} is ${source}, which no product that is on sale names, so the site would sell nothing`,
  unpricedCurrency: ({ path, currency }: At & { currency: string }) =>
    `${path} is ${currency}, in which no product of the site has a price`,
  currencyInUse: ({ path, currency, use }: At & { currency: string; use: string }) =>
    `${path} lacks ${currency}, but ${use}`,
  openOrders: () => "orders in it are still open",
  giftCardsLeft: () => "gift cards in it still have money",
  cashBackLeft: () => "customers still have cash back in it",
  subscriptionsRun: () => "subscriptions in it still run",
  noDefaultLanguage: ({ path, language }: At & { language: string }) =>
    `${path} lacks ${language}, the default language`,
  unknownSite: ({ path, site }: At & { site: string }) =>
    `${path} is "${site}", which is no site of the shop`,
  reservedHandle: ({ path, handle }: At & { handle: string }) =>
    `${path} is "${handle}", but /${handle} is an address of the shop itself`,
  emptyPriceRange: ({ path, above, below }: At & { above: number; below: number }) =>
    `${path} is ${above}, but must be less than below, ${below}`,
  emptyRange: ({ path, max, min }: At & { max: number; min: number }) =>
    `${path} is ${max}, but must be more than range.min, ${min}`,
  reversedDays: ({ path, earliest, latest }: At & { earliest: number; latest: number }) =>
    `${path} is ${earliest} to ${latest}, but the earliest day comes first`,
  aboveHundredPercent: ({ path, percent }: At & { percent: number }) =>
    `${path} is ${percent}, but a percentage is at most 100`,
  brokenPercent: ({ path, percent }: At & { percent: number }) =>
    `${path} is ${percent}, but a percentage is a whole number`,
  negative: ({ path, amount }: At & { amount: number }) => `${path} is ${amount}, but must not be below 0`,
  minimumAboveMaximum: ({ minimum, maximum }: { minimum: number; maximum: number }) =>
    `minimum is ${minimum}, which is more than maximum, ${maximum}`,
  noTiers: ({ type }: { type: string }) => `properties is empty, but ${type} takes its tiers from there`,

  // Keys that must be unique, and what must be there.
  reviewWithoutProduct: () => "product_id is required: it says which product the review is about",
  keyOfRow: ({ label, value, line }: Key) => `${label} ${value} is already that of the row ${line}`,
  keyOnLine: ({ label, value, line }: Key) => `${label} ${value} is already that of the row on line ${line}`,
  keyInFile: ({ label, value, line, file }: Key & { file: string }) =>
    `${label} ${value} is already that of the row on line ${line} of ${file}`,
  pageOfSite: ({ handle, site }: { handle: string; site: string }) => `${handle} of ${site}`,
  handleTaken: ({ handle, product }: { handle: string; product: number }) =>
    `handle ${handle} is already that of product ${product}`,
  variantTaken: ({ variant, product }: { variant: number; product: number }) =>
    `variant id ${variant} is already one of product ${product}`,
  cardCurrency: ({ currency, stored }: { currency: string; stored: string }) =>
    `currency is ${currency}, but the card and its ledger are in ${stored}`,
  promotionTaken: ({ name, promotion }: { name: string; promotion: number }) =>
    `name ${name} is already that of promotion ${promotion}`,
  noProduct: ({ path, product }: At & { product: number }) =>
    `${path} is ${product}, but there is no such product`,

  // Products.
  variantsShareId: () => "two variants share an id",
  imagesShareId: () => "two images share an id",
  stockTwice: ({ variant, region }: { variant: number; region: string }) =>
    `inventories counts variant ${variant} in ${region} twice`,
  stockOfNoVariant: ({ variant }: { variant: number }) =>
    `inventories counts variant ${variant}, which the product does not have`,
  compareAtOfNoPrice: ({ variant, currency }: { variant: number; currency: string }) =>
    `compare_at_price of variant ${variant} is read in ${currency}, in which it has no price; compare_at_prices names currencies`,
  badGtin: ({ variant, gtin }: { variant: number; gtin: string }) =>
    `variant ${variant} has the gtin ${gtin}, whose last digit does not agree with the others`,
  noImage: ({ variant, image }: { variant: number; image: number }) =>
    `variant ${variant} shows image ${image}, which the product does not have`,
  free: ({ variants }: { variants: readonly { name: string; currency: string }[] }) =>
    `${variants.map(({ name, currency }) => `${name} costs 0 ${currency}`).join(", ")}, which is refused unless products may be free`,
  reservedFilter: ({ path, name }: At & { name: string }) =>
    `${path} has a filter named "${name}", a word that addresses of listings use for something else`,
  blankTitle: () => "title is blank",
  foreignVariant: ({ variant }: { variant: number }) =>
    `variant id ${variant} is none that the shop has given; a new variant has an id below 1`,
  priceBelowMinimum: (values: { variant: number; price: number; currency: string; minimum: number }) =>
    `variant ${values.variant} costs ${values.price} ${values.currency}, but must cost at least ${values.minimum}`,
  tooManyDecimals: ({ variant, price, currency }: { variant: number; price: number; currency: string }) =>
    `variant ${variant} costs ${price} ${currency}, which has more than two decimals`,

  // Pictures.
  noPictureAddress: ({ address }: { address: string }) => `${address} is no address of a picture`,
  tooManyPictures: ({ most, count }: { most: number; count: number }) =>
    `a product may name ${most} pictures at other hosts, not ${count}`,
  pictureMissing: ({ url, reason }: { url: string; reason: string }) => `${url}: ${reason}`,
  noPicture: () => "it is no JPEG, PNG, GIF, WebP or AVIF",
  pictureTooSlow: ({ seconds }: { seconds: number }) => `it took longer than ${seconds} seconds`,
  pictureTooLarge: ({ bytes }: { bytes: number }) => `it is larger than ${bytes} bytes`,
  pictureProtocol: ({ protocol }: { protocol: string }) => `it leads to ${protocol}`,
  tooManyRedirects: ({ most }: { most: number }) => `it redirects more than ${most} times`,
  redirectToNowhere: () => "it redirects to no address",
  pictureStatus: ({ status }: { status: number }) => `the server answered ${status}`,
  hostInsideNetwork: ({ host }: { host: string }) =>
    `${host} is an address inside a network, which is not asked`,
  connectionFailed: ({ message }: { message: string }) => message,

  // Looks and menus of sites.
  lowContrast: (values: At & { color: string; ratio: string; nearest: string }) =>
    `${values.path} ${values.color} has a contrast of ${values.ratio} with the texts and grounds beside it, and WCAG AA asks for 4.5:1; the nearest colour that has it is ${values.nearest}`,
  svgTooLong: ({ path, limit }: Limit) => `${path} has more than ${limit} characters of SVG`,
  svgForeignPart: ({ path, part }: At & { part: string }) =>
    `${path} has ${part}, but an SVG is taken with shapes and paints alone; export it without scripts, links, filters and pictures, and with its colors as attributes`,
  noPng: ({ path }: At) => `${path} is no PNG`,
  pngTooLarge: ({ path, size, limit }: Limit & { size: string }) =>
    `${path} is a PNG of ${size} pixels, and each side has at most ${limit}`,
  pngUndrawable: ({ path }: At) => `${path} is a PNG that cannot be drawn`,
  pngTooHeavy: ({ path, bytes, size, limit }: Limit & { bytes: number; size: string }) =>
    `${path} has ${bytes} bytes as a picture of ${size} pixels, and ${limit} are taken; a drawing of fewer colors has less`,
  linkToNowhere: ({ link }: { link: string }) =>
    `${link}: it leads nowhere; an entry leads to a page of the shop, to /{handle} or /{handle}/{handle} of its collections in small letters, or to an address with https://`,
  linkToNoCollection: ({ link, handle }: { link: string; handle: string }) =>
    `${link}: no collection has the handle "${handle}"`,
  linkToNoProduct: ({ link, product }: { link: string; product: number }) =>
    `${link}: there is no product ${product}`,
  linkToNoPage: ({ link, handle }: { link: string; handle: string }) =>
    `${link}: no page of this site has the handle "${handle}"`,
  ofSite: ({ site, reason }: { site: string; reason: string }) => `${site}: ${reason}`,

  // Files.
  notJson: ({ file, line }: { file: string; line: number }) => `${file} is not JSON from line ${line} on.`,
  notObject: ({ file, names }: { file: string; names: string }) =>
    `${file} must be an object with any of: ${names}.`,
  unknownPart: ({ file, name, names }: { file: string; name: string; names: string }) =>
    `${file} has "${name}", which is none of: ${names}.`,
  partNotList: ({ file, name }: { file: string; name: string }) => `"${name}" in ${file} must be a list.`,
  fileNotList: ({ file }: { file: string }) => `${file} must be a list of rows.`,
  tooDeep: ({ file, limit }: { file: string; limit: number }) => `${file} is nested more than ${limit} deep.`,
  badRows: () => "The file has bad rows.",
  tooManyNewPictures: ({ most }: { most: number }) =>
    `The file has more than ${most} pictures of other hosts that the shop does not have. Import it with the command.`,

  // Exports of Shopify.
  notCsv: ({ file, line }: { file: string; line: number }) =>
    `${file} is not CSV: line ${line}, or a line above it, has a quotation mark in a wrong place.`,
  noColumn: ({ file, column }: { file: string; column: string }) =>
    `${file} is not a Shopify product export: it has no column "${column}".`,
  noOptionName: ({ file }: { file: string }) =>
    `${file} has "Option1 Value", but no column "Option1 Name" that says of which option.`,
  columnTwice: ({ file, column }: { file: string; column: string }) =>
    `${file} has the column "${column}" more than once, so it is unclear which one counts.`,
  noPriceColumn: ({ file }: { file: string }) =>
    `${file} has no column "Variant Price", which new products need.`,
  noQuantities: ({ file, count }: { file: string; count: number }) =>
    `${count} new variant${count === 1 ? " is" : "s are"} tracked, but ${file} has no quantities. ` +
    "Export the inventory as well, or say what they have: none, unlimited, or a count such as 10.",
  misshapenRow: ({ cells, header }: { cells: number; header: number }) =>
    `it has ${cells} cells, the header has ${header}`,
  titleMissing: ({ handle }: { handle: string }) => `Title is missing on the first row of ${handle}`,
  firstRowBad: ({ handle }: { handle: string }) => `the first row of ${handle} is bad`,
  noVariant: ({ handle }: { handle: string }) => `${handle} has no variant that can be imported`,
  emptyRow: () => "it has neither a variant nor a picture",
  variantTwice: ({ variant, line }: { variant: string; line: number }) =>
    `${variant} is already the variant on line ${line}`,
  unnamedVariant: () => "what it sells",
  notTrueOrFalse: ({ column, cell }: { column: string; cell: string }) =>
    `${column} is "${cell}", but it must be TRUE or FALSE`,
  shortenedSku: ({ sku }: { sku: string }) =>
    `Variant SKU is "${sku}": Excel or another spreadsheet wrote a long number like this, and its digits are lost; ` +
    "export again, and do not save the file in one",
  optionMissing: ({ column, option }: { column: string; option: string }) =>
    `${column} is missing, the product's ${option}`,
  noAmount: ({ column, cell }: { column: string; cell: string }) =>
    `${column} is "${cell}", which is no amount such as 19.99`,
  badPolicy: ({ cell }: { cell: string }) =>
    `Variant Inventory Policy is "${cell}", but it must be deny or continue`,
  noWholeNumber: ({ column, cell }: { column: string; cell: string }) =>
    `${column} is "${cell}", which is no whole number`,
  specialType: ({ type }: { type: string }) =>
    `Type is "${type}", by which the shop knows its own gift cards or product protection; other goods need another word`,
  newNeedsPriceColumn: () => 'it is new, and needs a column "Variant Price"',
  newWithoutPrice: () => "it is new, and has no Variant Price",
  quantityMissing: () =>
    "Variant Inventory Qty is missing, though it is tracked, and nothing says how many there are",
  noSuchSku: ({ handle, sku }: { handle: string; sku: string }) =>
    `${handle} has no variant with the SKU ${sku}, and the file has no options for a new one`,
  unclearVariant: ({ handle, count }: { handle: string; count: number }) =>
    `${handle} has ${count} variants: "Variant SKU" or "Option1 Name" and "Option1 Value" must say which this is`,
  unclearOption: ({ handle, count }: { handle: string; count: number }) =>
    `${handle} has ${count} variants: "Option1 Name" and "Option1 Value" must say which this is`,

  // Sentences of a plan.
  leavesCollections: ({ name, collections }: { name: string; collections: string }) =>
    `${name} leaves ${collections}`,
  takenOffSale: ({ name }: { name: string }) => `${name} is taken off sale`,
  priceMoves: (values: { variant: string; was: number; is: number; currency: string }) =>
    `${values.variant}: ${values.was} → ${values.is} ${values.currency}`,
  soldOut: ({ variant }: { variant: string }) => `${variant} is sold out`,
  newSoldOut: ({ variant }: { variant: string }) => `${variant} is new, and has nothing in stock`,

  // Rows of an import that the log cannot put back.
  tooManyRowsToUndo: ({ count, most }: { count: number; most: number }) =>
    `the import changed ${count} rows, and the log keeps ${most}`,
  notKeptInLog: ({ part }: { part: string }) => `the log keeps nothing of ${part}`,
  newSiteStays: () => "a site that was added may have orders, and stays",
  variantLeftOut: ({ variant }: { variant: number }) =>
    `variant ${variant} was left out, and its stock is gone`,
  shippedOtherwise: () => "goods in stock were shipped before and are not now, or the other way round",
  countedOtherwise: () => "stock began to be counted, or ceased to be",
  newVariantAndCounts: () => "a variant was added and the stock of others was counted",
  structureMoved: () => "the shop's examples came or went with it",
  otherOrder: ({ part }: { part: string }) => `the order of ${part} changed`,
};
