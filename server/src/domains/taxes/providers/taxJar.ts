import { includesTax, round2, sumAmounts } from "@velours/sdk/rules";
import { callService, ServiceError } from "../../../platform/http/callService.ts";
import { ServiceUnavailableError } from "../../../platform/http/ServiceUnavailableError.ts";
import type { TaxProvider, TaxRequest } from "../TaxProvider.ts";

export interface TaxJarOptions {
  /** `https://api.taxjar.com` */
  url: string;
  key: string;
  /** Milliseconds. */
  timeout?: number;
}

interface TaxJarTax {
  amount_to_collect: number;
  rate: number;
  freight_taxable: boolean;
  /** Absent without nexus. */
  breakdown?: { shipping?: { tax_collectable: number } };
  has_nexus: boolean;
}

/** TaxJar's sales tax API, https://developers.taxjar.com/api/reference/#post-calculate-sales-tax-for-an-order. Nexus is the account's. */
export const taxJar = ({ url, key, timeout = 5_000 }: TaxJarOptions): TaxProvider => ({
  async calculate(question) {
    const { tax } = await callTaxJar(question, { url, key, timeout });
    const included = includesTax(question.currency);
    const shipping = tax.freight_taxable ? question.shipping : 0;
    const contained = (amount: number) => round2((amount * tax.rate) / (1 + tax.rate));
    const regional = included
      ? contained(sumAmounts([sumGoods(question), shipping]))
      : round2(tax.amount_to_collect);
    const onShipping = included ? contained(shipping) : round2(tax.breakdown?.shipping?.tax_collectable ?? 0);
    const shippingTax = Math.min(regional, onShipping);
    return {
      total: round2(regional + question.duties),
      _total: { shipping: question.duties, regional, ...(shippingTax > 0 && { shippingTax }) },
      data: { rate: tax.rate },
      included,
    };
  },
});

const sumGoods = ({ lines }: TaxRequest): number =>
  sumAmounts(lines.map((line) => Math.max(0, line.unit_price * line.quantity - line.discount)));

async function callTaxJar(
  question: TaxRequest,
  { url, key, timeout }: Required<TaxJarOptions>,
): Promise<{ tax: TaxJarTax }> {
  const { address, shipping, lines } = question;
  const body = {
    to_country: address.country.toUpperCase(),
    to_state: address.state.toUpperCase(),
    to_zip: address.zipcode ?? "",
    amount: sumAmounts([sumGoods(question), shipping]),
    shipping,
    line_items: lines.map(({ unit_price, discount, quantity }, index) => ({
      id: String(index + 1),
      quantity,
      unit_price,
      discount,
    })),
  };
  let response: unknown;
  try {
    response = await callService({
      service: "TaxJar",
      url: new URL("/v2/taxes", url),
      headers: { authorization: `Bearer ${key}` },
      body,
      timeout,
    });
  } catch (error) {
    if (error instanceof ServiceError) throw new ServiceUnavailableError(error.message, error);
    throw error;
  }
  if (!isTax(response)) throw new ServiceUnavailableError("TaxJar answered no tax");
  return response;
}

function isTax(response: unknown): response is { tax: TaxJarTax } {
  const tax = (response as { tax?: Partial<TaxJarTax> } | undefined)?.tax;
  return [tax?.amount_to_collect, tax?.rate].every((value) => Number.isFinite(value) && Number(value) >= 0);
}
