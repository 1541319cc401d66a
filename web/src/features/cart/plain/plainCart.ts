import { parseCode } from "@velours/sdk/rules";

/** The cart of a browser without scripts: it says what is wanted, and no price. */
export interface PlainCart {
  lines: PlainLine[];
  /** Promo code. */
  code: string | null;
}

export interface PlainLine {
  product: number;
  variant: number;
  quantity: number;
}

export const emptyPlainCart: PlainCart = { lines: [], code: null };

/** A cookie holds 4,096 bytes. */
const MOST_LINES = 100;
const MOST_UNITS = 999;
const LONGEST_CODE = 60;

const ID = /^[1-9]\d{0,14}$/;

const parseId = (text: string | null | undefined): number | null =>
  text && ID.test(text) ? Number(text) : null;

const parseUnits = (text: string | null | undefined): number | null =>
  text && /^\d{1,6}$/.test(text) ? Math.min(Number(text), MOST_UNITS) : null;

/** Reads the cookie; everything it does not know is left out. */
export function parsePlainCart(value: string | undefined): PlainCart {
  const [goods = "", code = ""] = (value ?? "").split("!", 2);
  const lines = goods.split("~").flatMap((text): PlainLine[] => {
    const [product, variant, units] = text.split(".");
    const line = { product: parseId(product), variant: parseId(variant), quantity: parseUnits(units) };
    return line.product && line.variant && line.quantity
      ? [{ product: line.product, variant: line.variant, quantity: line.quantity }]
      : [];
  });
  return { lines: lines.slice(0, MOST_LINES), code: toPromoCode(code) };
}

export const printPlainCart = ({ lines, code }: PlainCart): string =>
  lines.map(({ product, variant, quantity }) => `${product}.${variant}.${quantity}`).join("~") +
  (code === null ? "" : `!${code}`);

/** True for a gift card's digits, however they are separated, and with one too many or too few. */
export function looksLikeGiftCard(typed: string): boolean {
  const digits = typed.match(/\d/g)?.length ?? 0;
  return parseCode(typed).kind === "giftCard" || (digits >= 12 && !/\p{L}/u.test(typed));
}

/** A promo code as it is typed; null for everything else. A gift card is money, and in no cookie. */
export function toPromoCode(typed: string): string | null {
  if (looksLikeGiftCard(typed)) return null;
  const parsed = parseCode(typed);
  const isShort = parsed.kind === "promotion" && parsed.code.length <= LONGEST_CODE;
  return isShort && !parsed.code.includes("!") ? parsed.code : null;
}

/** The cart after one of its forms was sent. A form that makes no sense changes nothing. */
export function changePlainCart(cart: PlainCart, form: URLSearchParams): PlainCart {
  if (form.get("change") === "removeCode") return { ...cart, code: null };
  const product = parseId(form.get("product"));
  const variant = parseId(form.get("variant"));
  if (product === null || variant === null) return cart;
  const line = cart.lines.find((each) => each.variant === variant && each.product === product);
  const others = cart.lines.filter((each) => each !== line);
  const units = parseUnits(form.get("quantity"));
  const withUnits = (quantity: number): PlainCart => ({
    ...cart,
    lines: line
      ? cart.lines.map((each) => (each === line ? { ...line, quantity } : each))
      : [...cart.lines, { product, variant, quantity }].slice(0, MOST_LINES),
  });
  switch (form.get("change")) {
    case "add":
      return units === 0 ? cart : withUnits(Math.min((line?.quantity ?? 0) + (units ?? 1), MOST_UNITS));
    case "set":
      if (!line || units === null) return cart;
      return units === 0 ? { ...cart, lines: others } : withUnits(units);
    case "remove":
      return { ...cart, lines: others };
    default:
      return cart;
  }
}
