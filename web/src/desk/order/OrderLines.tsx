import { formatMoney, getVariantImages, namedOption } from "@velours/sdk/rules";
import { countUnits } from "@velours/sdk/shop";
import type { SoldOrder } from "@velours/sdk/types";
import { Badge } from "../../platform/ui/Badge.tsx";
import { m, useDeskText } from "../desk.ts";
import { LinePicture } from "./LinePicture.tsx";

/** The lines of an order, and what became of their units. */
export function OrderLines({ order }: { order: SoldOrder }) {
  const text = useDeskText();
  const units = countUnits(order);
  return (
    <ol className="divide-y divide-line">
      {order.products.map((product, nth) => {
        const { ordered, shipped, refunded, returned, askedBack, left } = units[nth]!;
        const image = getVariantImages(product.images, product._variant)[0];
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place in the order
          <li key={nth} className="flex gap-4 py-4 first:pt-0 last:pb-0">
            <LinePicture image={image} />
            <div className="min-w-0 flex-1">
              <p className="font-semibold">
                {text(m.quantity_title, { quantity: ordered, title: product.title })}
              </p>
              <p className="text-sm text-ink-soft">
                {[namedOption(product._variant.option1), text(m.desk_line, { n: nth + 1 })]
                  .filter(Boolean)
                  .join(" · ")}
              </p>
              <p className="mt-2 flex flex-wrap gap-2">
                {left > 0 && <Badge tone="brand">{text(m.desk_units_left, { n: left })}</Badge>}
                {shipped > 0 && <Badge tone="good">{text(m.desk_units_shipped, { n: shipped })}</Badge>}
                {refunded > 0 && <Badge>{text(m.desk_units_refunded, { n: refunded })}</Badge>}
                {returned > 0 && <Badge>{text(m.desk_units_returned, { n: returned })}</Badge>}
                {askedBack > 0 && (
                  <Badge tone="sale">{text(m.desk_units_asked_back, { n: askedBack })}</Badge>
                )}
              </p>
            </div>
            <p className="shrink-0 font-semibold tabular-nums">
              {formatMoney(product._price, order.invoice.currency, { digits: 2 })}
            </p>
          </li>
        );
      })}
    </ol>
  );
}
