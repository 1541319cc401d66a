import { formatMoney } from "@velours/sdk/rules";
import type { MerchantProduct } from "@velours/sdk/types";
import { Badge } from "../../platform/ui/Badge.tsx";
import { DeskLink } from "../DeskLink.tsx";
import { useDeskText } from "../desk.ts";
import { Row } from "../frame/Row.tsx";
import { productStateTexts } from "./productStateTexts.ts";

/** A product and what is wrong with it; leads to its page. */
export function ProductRow({ product: { product, states } }: { product: MerchantProduct }) {
  const text = useDeskText();
  const { id, title, vendor, images, prices } = product;
  const [image] = images;
  return (
    <Row>
      <DeskLink
        to={`/desk/products/${id}`}
        data-row
        className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-2 px-4 py-3 hover:bg-brand-50 tablet:grid-cols-[auto_1fr_auto] tablet:px-6"
      >
        {image ? (
          <img
            src={image.src}
            alt=""
            width={48}
            height={48}
            loading="lazy"
            className="size-12 rounded-md bg-mist object-cover"
          />
        ) : (
          <span className="size-12 rounded-md bg-mist" />
        )}
        <span className="min-w-0">
          <span className="block font-semibold break-words">{title}</span>
          <span className="block text-sm text-ink-soft">
            {[vendor, String(id), ...formatPrices(prices)].filter(Boolean).join(" · ")}
          </span>
        </span>
        <span className="col-span-2 flex flex-wrap gap-2 empty:hidden tablet:col-span-1">
          {states.map((state) => (
            <Badge key={state} tone={state === "soldOut" ? "sale" : "quiet"}>
              {text(productStateTexts[state])}
            </Badge>
          ))}
        </span>
      </DeskLink>
    </Row>
  );
}

const formatPrices = (prices: MerchantProduct["product"]["prices"]): string[] =>
  Object.entries(prices).map(([currency, amount]) => formatMoney(amount ?? 0, currency, { digits: 2 }));
