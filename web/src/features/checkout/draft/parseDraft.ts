import type { CheckoutDraft } from "./CheckoutDraft.ts";

type Fields = Record<string, unknown>;

const isObject = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The fields of `stored` that have the type of those in `empty`; the others are empty. */
const sameTypes = <Form extends object>(stored: unknown, empty: Form): Form => {
  const fields = isObject(stored) ? stored : {};
  const kept = Object.entries(empty).map(([name, value]) => [
    name,
    typeof fields[name] === typeof value ? fields[name] : value,
  ]);
  return Object.fromEntries(kept) as Form;
};

const orNull = <Value>(value: unknown, isGood: boolean): Value | null => (isGood ? (value as Value) : null);

/** A stored draft of any release: what has another form than today's is empty, the rest is kept. */
export function parseDraft(stored: unknown, empty: CheckoutDraft): CheckoutDraft {
  if (!isObject(stored)) return empty;
  const { email, member, billingSameAsShipping, region, rate, ratePromotion } = stored;
  const saved = isObject(stored.saved) ? stored.saved : {};
  const giftCard = { email: "", message: "", name: "", date: "" };
  const giftCards = Object.entries(isObject(stored.giftCards) ? stored.giftCards : {});
  return {
    email: typeof email === "string" ? email : "",
    member: orNull(member, typeof member === "number"),
    shipping: sameTypes(stored.shipping, empty.shipping),
    billing: sameTypes(stored.billing, empty.billing),
    billingSameAsShipping: billingSameAsShipping !== false,
    rate: orNull(
      rate,
      isObject(rate) && typeof rate.identifier === "string" && typeof rate.amount === "number",
    ),
    region: orNull(region, typeof region === "string"),
    ratePromotion: orNull(ratePromotion, typeof ratePromotion === "string"),
    giftCards: Object.fromEntries(giftCards.map(([unit, card]) => [unit, sameTypes(card, giftCard)])),
    saved: {
      email: orNull(saved.email, typeof saved.email === "string"),
      shipping: orNull(saved.shipping, isObject(saved.shipping)),
      billing: orNull(saved.billing, isObject(saved.billing)),
    },
  };
}
