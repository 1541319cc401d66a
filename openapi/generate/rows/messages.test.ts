// biome-ignore-all lint/suspicious/noTemplateCurlyInString: a dollar sign before a placeholder of the catalogue.
import { describe, expect, it } from "vitest";
import { type ErrorReference, errorTexts } from "../../../sdk/src/everyError.ts";
import { fields, merchantFields } from "../../../sdk/src/generated/texts.fr.ts";

const PERIODS =
  "Email cannot start with a period, have a period before the at symbol, nor contain consecutive periods";

/** Texts of section 5 by the part that says them, to the letter, misspellings included; an amount is a placeholder. */
const TEXTS: Record<string, string[]> = {
  "5.2 promotions": [
    "This promo code is invalid or has already been used",
    "Please use a promotion meant for this site",
    "This code is from a sale that is no longer active",
    "This promo code has expired.",
    "This promotion cannot be used in your region",
    "In order for the promo code to work, you need to add products that aren't gift cards",
    "In order for the gift card to work, your subtotal before gift card must be at least ${minimum}.",
    "In order to receive your free toy, the subtotal must be at least ${minimum}.",
    "In order for the promotion to work, your subtotal before promotion must be at least ${minimum}.",
    "In order for the promotion to work the subtotal needs to be below ${maximum}",
    "Please add the required products to your cart to apply this promo.",
    "Please add the required product to your cart to apply this promo.",
  ],
  "5.4 gift cards, 5.5 credits, 5.6 add-on items": [
    "Gift card is not recognized",
    "Gift card is completely spent",
    "Please use a gift card meant for this site",
    "Please update your currency to {currency} to apply this gift card",
    "There are no credits available to use",
    "Add-on items are available when ordered with other items",
    "Add-on items are available on orders of $29+",
  ],
  "5.8 login": [
    "An email is required",
    "Must be a valid email",
    "A password is required",
    "Must be at least 8 characters",
    "Must be less than 255 characters",
    "Credentials are required",
    "A challenge is required",
    "A challenge type is required",
    "Invalid challenge type",
    "A one time code is required",
    "A one time code is 5 digits",
    "Unable to verify you are human",
  ],
  "5.9 join, 5.10 forgot password, 5.11 username": [
    "A username is required",
    "Must be at least 2 characters",
    "Must not exceed 50 characters",
    "A username can only include letters, numbers, dashes, and underscores",
    "Please provide a valid email",
    PERIODS,
    "A password needs to be at least 8 characters long",
    "Your password is too long",
    "Cannot verify you are human",
    "To use our service, you will need to accept the terms of service",
  ],
  "5.12 password change": [
    "Current password is required",
    "A new password is required",
    "Confirming your password is required",
    "Please ensure the passwords match",
  ],
  "checkout: gift cards": [
    "Giftcard(s) are required",
    "A giftcard is required",
    "Must not exceed 800 characters",
    "Must not exceed 70 characters",
    "A sender name is required",
  ],
  "checkout: payment": [
    "A valid service is required",
    "A service is required",
    "A gift card code is required",
    "A credits uuid is required",
    "A kount id is required",
    "Device data is required",
    "A vaulted value is required",
    "A token is required",
    "A nonce is required",
    "Card details are required",
    "The last four is required",
    "The bin is required",
    "The bin must be 6 characters",
  ],
  "checkout: user and addresses": [
    "A user is required",
    "A valid email is required",
    "Zip code must be valid",
    "A zip code is required",
    "Postal code must be valid",
    "A postal code is required",
    "A zipcode cannot contain emojis",
    "A zipcode is required",
    ...["A first name", "A last name", "A country", "An address", "A city", "A state"].flatMap((name) => [
      `${name} cannot contain emojis`,
      `${name} is required`,
    ]),
    "Shipping data is required",
    "Billing data is required",
    "A type is required",
  ],
  "checkout: cart": [
    "At least one product is required",
    "Cart products are required",
    "A product variant is required",
    "An invoice total is required",
    "We only support USD, CAD, GBP, or EUR currencies",
    "An invoice is required",
    "An identifier is required",
    "Cart data is required",
    "A nonce and/or gift card, an email, and cart products are required",
    "A nonce and/or cart products are required",
  ],
  subscriptions: [
    "Name on card is required",
    "A name cannot contain emojis",
    "A zip/postal/post code is required",
    "A zip/postal/post code cannot contain emojis",
    "A billing address is required",
    "A user is reuqired",
    "A product id is required",
    "To use our service, you will need to accept the terms and privacy policy",
    "An expiry date is required",
    "Card has expired",
    "Expiry out of range",
    "A payment is required",
    "Subscription data is required",
    "The validation object requires a nonce",
    "A validation object is required with `nonce` and an optional `action` property",
    "A user id is required",
    "A subscription id is required",
  ],
  taxes: [
    "Country is required",
    "Two-letter ISO country code of the country where the order shipped to.",
    "State is required",
    "Zip is required",
    "Currency is required",
    "Shipping is required",
    "Promotion is required",
    "Discounts is required",
    "Taxes is required",
    "Subtotal is required",
    "Product id must be a string or a number",
    "Quantity must be positive",
    "Quantity is required",
    "Price must be positive",
    "Price is required",
  ],
  upsells: [
    "A transaction id is required",
    "A task id is required",
    "A task is required",
    "The offer has expired",
    "Offer has expired",
    "Meta is required",
  ],
};

const french = new Map<string, string>([
  ...Object.entries({ ...fields, ...merchantFields }),
  ...Object.entries(errorTexts.fr).flatMap(([reference, texts]) =>
    texts.map(({ text }, place): [string, string] => [
      errorTexts.en[reference as ErrorReference][place]?.text ?? "",
      text,
    ]),
  ),
]);

describe.each(Object.entries(TEXTS))("C-742 %s", (_, texts) => {
  it.each(texts)("the contract says “%s”, and says it in French", (text) => {
    expect([...french.keys()]).toContain(text);
    expect(french.get(text)).toBeTruthy();
    expect(french.get(text)).not.toBe(text);
  });
});
