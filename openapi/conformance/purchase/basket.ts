import {
  applyFreeLines,
  createLine,
  isAvailable,
  type JudgedPromotion,
  judgePromotion,
  planFreeLines,
} from "@velours/sdk/rules";
import type { CartLine, Currency, Product, Promotion } from "@velours/sdk/types";
import type { Caller, Case } from "../Case.ts";
import type { Fixture } from "../Fixture.ts";
import { readResults } from "./readResults.ts";

export interface BasketItem {
  item: { product: number; variant: number };
  quantity: number;
}

/** Requested lines of a basket, and its options. */
export interface BasketRequest {
  wanted: readonly BasketItem[];
  place: Fixture["places"][number];
  promotion?: string | undefined;
}

/** Lines with the prices the implementation shows, and the promotion as far as it may be used on them. */
export interface PricedBasket extends BasketRequest {
  lines: CartLine[];
  usable: JudgedPromotion | null;
}

const languageAndCurrency = (currency: Currency) =>
  `configuration[language]=en&configuration[currency]=${currency}`;

/** A product as it is shown; ends the case where it is not. */
async function loadProduct(check: Case, caller: Caller, id: number, currency: Currency): Promise<Product> {
  const answer = await caller("getProduct", { params: { id }, query: languageAndCurrency(currency) });
  if (!check.expectAnswer(answer, "success", `product ${id}`)) check.skip(`product ${id} is not sold here`);
  return answer.body as Product;
}

async function loadPromotion(check: Case, caller: Caller, code: string, currency: Currency) {
  const answer = await caller("getPromotion", { params: { code }, query: languageAndCurrency(currency) });
  if (!check.expectAnswer(answer, "success", `promotion ${code}`)) check.skip(`${code} cannot be used here`);
  return answer.body as Promotion;
}

/** Ends the case where so many units are not there: an earlier run may have bought them. */
async function requireStock(
  check: Case,
  caller: Caller,
  wanted: readonly BasketItem[],
  currency: Currency,
): Promise<void> {
  // A single unit of what is not sold out is there.
  if (wanted.every(({ quantity }) => quantity === 1) || !check.isImplemented("validateCart")) return;
  const products = wanted.map(({ item, quantity }) => ({ variant: { id: item.variant }, quantity }));
  const answer = await caller("validateCart", { body: { cart: { products, invoice: { currency } } } });
  const missing = readResults(answer, "inventory").map(({ variantId }) => variantId);
  if (missing.length > 0) check.skip(`variant ${missing.join(", ")} is sold out in the quantity wanted`);
}

/** Fills a basket as the storefront does: prices, promotion and gift come from the SDK's rules. */
export async function fillBasket(check: Case, caller: Caller, request: BasketRequest): Promise<PricedBasket> {
  const { wanted, place, promotion: code } = request;
  const { currency, address } = place;
  const now = Date.now();
  let lines: CartLine[] = [];
  for (const { item, quantity } of wanted) {
    const product = await loadProduct(check, caller, item.product, currency);
    const variant = product.variants.find(({ id }) => id === item.variant);
    if (variant === undefined) check.skip(`product ${item.product} has no variant ${item.variant}`);
    if (!isAvailable(product, variant))
      check.skip(`variant ${variant.id} of product ${product.id} is sold out`);
    lines.push(createLine({ product, variant, quantity, currency, now }));
  }
  await requireStock(check, caller, wanted, currency);
  if (code === undefined) return { ...request, lines, usable: null };
  const promotion = await loadPromotion(check, caller, code, currency);
  const terms = { site: check.fixture.site, now, country: address.country, email: "ada@example.com" };
  const judged = judgePromotion({ lines, currency, terms }, promotion);
  if (judged.refusal) return { ...request, lines, usable: null };
  const plan = planFreeLines(lines, judged);
  const product = plan.add === null ? null : await loadProduct(check, caller, plan.add, currency);
  lines = applyFreeLines(lines, plan, { product, promotion, currency, now });
  return { ...request, lines, usable: judgePromotion({ lines, currency, terms }, promotion) };
}
