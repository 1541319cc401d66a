import { collectedDuties, isGiftCard, sumAmounts } from "@velours/sdk/rules";
import type { OrderSums } from "@velours/sdk/shop";
import type { Order, ReportName } from "@velours/sdk/types";

type ItemSums = Pick<OrderSums, "item" | "itemId" | "sums">;

/** Sums that an order adds to a report, as the server's statements have them; none to reports of refunds and balances. */
export const sumOrder: { [Name in ReportName]?: (order: Order) => ItemSums[] } = {
  sales({ invoice, products }) {
    const { payments, discounts, taxes } = invoice;
    const cards = products.filter(({ type, _free }) => isGiftCard({ product: { type } }) && !_free);
    return [
      {
        sums: {
          orders: 1,
          goods: invoice.subtotal,
          discounts: discounts.promotion,
          shipping: invoice.shipping,
          taxes: taxes._total.regional,
          duties: collectedDuties(taxes, taxes._total.shipping),
          total: sumAmounts([invoice.total, payments.giftCard, payments.credits]),
          card: invoice.total,
          giftCard: payments.giftCard,
          credits: payments.credits,
          giftCardsSold: sumAmounts(cards.flatMap(({ _price, _discount = 0 }) => [_price, -_discount])),
        },
      },
    ];
  },
  taxes({ invoice, products }) {
    const { included, _total } = invoice.taxes;
    const taxable = products.flatMap(
      ({ _price, _discount = 0, _tax = 0, _free, _shipping = 0, _shippingTax = 0 }) => [
        ...(_tax > 0 && !_free ? [_price, -_discount] : []),
        ...((_total.shippingTax ?? 0) > 0 ? [_shipping] : []),
        ...(included ? [-_tax, -_shippingTax] : []),
      ],
    );
    return [
      {
        sums: {
          orders: 1,
          taxable: sumAmounts(taxable),
          taxes: _total.regional,
          duties: collectedDuties(invoice.taxes, _total.shipping),
        },
      },
    ];
  },
  promotions({ invoice, promotion }) {
    if (!promotion) return [];
    const { total, discounts, payments } = invoice;
    return [
      {
        item: promotion.name,
        sums: {
          orders: 1,
          discounts: sumAmounts([discounts.promotion, discounts.shipping]),
          shippingDiscounts: discounts.shipping,
          gifts: discounts.freeProduct,
          total: sumAmounts([total, payments.giftCard, payments.credits]),
        },
      },
    ];
  },
  products: ({ products }) =>
    products.map(({ id, title, _quantity, _price, _discount = 0, _tax = 0, _free }) => ({
      item: title,
      itemId: id,
      sums: { units: _quantity, goods: _free ? 0 : _price, discounts: _discount, taxes: _tax },
    })),
};
