import {
  aggregateRating,
  formerPrice,
  getMedium,
  isAvailable,
  isInStock,
  isRaster,
  isWarranty,
  optionProperty,
  optionValues,
  optionWord,
  pictureAddresses,
  plainText,
  rateFor,
  shownVariants,
  unitPrice,
  variantLink,
} from "@velours/sdk/rules";
import type { Currency, Language, Product, Review, ShippingRate, Variant } from "@velours/sdk/types";
import { optionText } from "../../platform/text/optionText.ts";

interface Place {
  /** Address of the product's page. */
  url: string;
  origin: string;
  currency: Currency;
  language: Language;
  /** Of the merchant's own words. */
  defaultLanguage: Language;
  seller: string;
  country: string;
  /** Days in which goods can be sent back; 0 for never. */
  returnDays: number;
  /** Standard shipping to the country, by subtotal; empty when it is not known. */
  rates: readonly ShippingRate[];
}

const SCHEMA = "https://schema.org";

/**
 * A product as search engines read it: a group with its variants, or a product with its offer, and what customers wrote
 * about it. Sold-out variants stay, so that their state is known.
 */
export function productData(product: Product, place: Place, reviews: readonly Review[]): object {
  const { origin } = place;
  const variants = shownVariants(product);
  const image = pictureAddresses(product.id, product.images, origin);
  const shared = {
    name: product.title,
    description: plainText(product.description ?? "", 5_000) || product.title,
    url: place.url,
    ...(image.length > 0 && { image }),
    ...(product.vendor && { brand: { "@type": "Brand", name: product.vendor } }),
    // Shown as product protection, never by its type.
    ...(product.type && !isWarranty({ product }) && { category: product.type }),
    ...audience(product),
    ...rated(product, reviews),
  };
  const [only] = variants;
  if (variants.length === 1 && only) {
    return { "@type": "Product", ...shared, ...identity(product, only), offers: offer(product, only, place) };
  }
  return {
    "@type": "ProductGroup",
    ...shared,
    productGroupID: String(product.id),
    ...variesBy(product),
    hasVariant: variants.map((variant) => ({
      "@type": "Product",
      name: `${product.title} – ${optionText(variant.option1, place)}`,
      ...identity(product, variant),
      ...variantPicture(product, variant, origin),
      ...optionProperties(product, variant, place),
      offers: offer(product, variant, { ...place, url: variantLink(place.url, variant.id) }),
    })),
  };
}

/** Reviews without a rating of all of them would be refused. */
function rated({ rating }: Product, reviews: readonly Review[]) {
  const aggregate = aggregateRating(rating);
  if (!aggregate) return {};
  return {
    aggregateRating: aggregate,
    ...(reviews.length > 0 && { review: reviews.map(toReviewData) }),
  };
}

const toReviewData = ({ stars, title, body, author, language, created_at }: Review) => ({
  "@type": "Review",
  author: { "@type": "Person", name: author },
  datePublished: created_at.slice(0, 10),
  inLanguage: language,
  ...(title && { name: title }),
  ...(body && { reviewBody: body }),
  reviewRating: { "@type": "Rating", ratingValue: stars, bestRating: 5, worstRating: 1 },
});

/** Ages in years that Google means by its words. */
const AGES = {
  newborn: [0, 0.25],
  infant: [0.25, 1],
  toddler: [1, 5],
  kids: [5, 13],
  adult: [13, undefined],
} as const;

function audience({ meta }: Product) {
  const { ageGroup, gender } = meta ?? {};
  if (ageGroup === undefined && gender === undefined) return {};
  const [minValue, maxValue] = ageGroup ? AGES[ageGroup] : [];
  return {
    audience: {
      "@type": "PeopleAudience",
      ...(gender && { suggestedGender: gender }),
      ...(ageGroup && {
        suggestedAge: { "@type": "QuantitativeValue", minValue, maxValue, unitCode: "ANN" },
      }),
    },
  };
}

const identity = (product: Product, { id, sku, gtin, mpn }: Variant) => ({
  ...(gtin && { gtin }),
  ...(mpn && { mpn }),
  sku: sku ?? String(id),
  productID: `${product.id}-${id}`,
});

function offer(product: Product, variant: Variant, place: Place) {
  const { url, currency, seller } = place;
  const former = formerPrice(variant, currency);
  return {
    "@type": "Offer",
    url,
    price: unitPrice(variant, currency),
    priceCurrency: currency,
    ...(former !== null && { priceSpecification: strikethroughPrice(former, currency) }),
    availability: `${SCHEMA}/${availability(product, variant)}`,
    itemCondition: `${SCHEMA}/NewCondition`,
    seller: { "@type": "Organization", name: seller },
    ...(getMedium(product, variant.id) === "physical" && {
      hasMerchantReturnPolicy: returnPolicy(place),
      ...shippingDetails(unitPrice(variant, currency), place),
    }),
  };
}

const strikethroughPrice = (price: number, currency: Currency) => ({
  "@type": "UnitPriceSpecification",
  priceType: `${SCHEMA}/StrikethroughPrice`,
  price,
  priceCurrency: currency,
});

const returnPolicy = ({ country, returnDays }: Place) => ({
  "@type": "MerchantReturnPolicy",
  applicableCountry: country,
  ...(returnDays > 0
    ? {
        returnPolicyCategory: `${SCHEMA}/MerchantReturnFiniteReturnWindow`,
        merchantReturnDays: returnDays,
        returnMethod: `${SCHEMA}/ReturnByMail`,
      }
    : { returnPolicyCategory: `${SCHEMA}/MerchantReturnNotPermitted` }),
});

/** Standard shipping of one item alone. */
function shippingDetails(price: number, { rates, country, currency }: Place) {
  const rate = rateFor(rates, price);
  if (rate === undefined) return {};
  const [minValue, maxValue] = rate.estimate?.value ?? [];
  return {
    shippingDetails: {
      "@type": "OfferShippingDetails",
      shippingRate: { "@type": "MonetaryAmount", value: rate.amount, currency },
      shippingDestination: { "@type": "DefinedRegion", addressCountry: country },
      ...(rate.estimate && {
        deliveryTime: {
          "@type": "ShippingDeliveryTime",
          // The days of a rate count from the order.
          handlingTime: { "@type": "QuantitativeValue", minValue: 0, maxValue: 0, unitCode: "DAY" },
          transitTime: { "@type": "QuantitativeValue", minValue, maxValue, unitCode: "DAY" },
        },
      }),
    },
  };
}

function availability(product: Product, variant: Variant): string {
  if (!isAvailable(product, variant)) return "OutOfStock";
  return isInStock(product, variant.id) ? "InStock" : "PreOrder";
}

/** Options that schema.org has no word for stand in the variants' names alone. */
function variesBy({ options = [] }: Product) {
  const properties = options
    .flatMap((option) => optionProperty(option) ?? [])
    .map((name) => `${SCHEMA}/${name}`);
  return properties.length > 0 ? { variesBy: properties } : {};
}

/** The values of a variant that schema.org has a property for: `{ color: "Black", size: "M" }`. */
function optionProperties({ options = [] }: Product, { option1 }: Variant, place: Place) {
  const values = optionValues(option1);
  return Object.fromEntries(
    options.flatMap((option, at) => {
      const property = optionProperty(option);
      const value = values[at];
      return property && value ? [[property, optionWord(value, place)]] : [];
    }),
  );
}

function variantPicture({ id: product, images }: Product, { image_id }: Variant, origin: string) {
  const own = images.filter(({ id, src }) => id === image_id && isRaster(src));
  const [image] = pictureAddresses(product, own, origin);
  return image ? { image } : {};
}
