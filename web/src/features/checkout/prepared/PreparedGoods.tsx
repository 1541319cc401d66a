import { formatDay, getVariantImages, lineAmount, productLink, unitPrice } from "@velours/sdk/rules";
import type { Currency, Draft } from "@velours/sdk/types";
import { useShop } from "../../../platform/api/useShop.ts";
import { useSite } from "../../../platform/sites/useSite.ts";
import { optionText } from "../../../platform/text/optionText.ts";
import { m, useText } from "../../../platform/text/useText.ts";
import { Button } from "../../../platform/ui/Button.tsx";
import { Link } from "../../../platform/ui/Link.tsx";
import { Notice } from "../../../platform/ui/Notice.tsx";
import { Price } from "../../../platform/ui/Price.tsx";
import type { PreparedLine } from "./preparedLines.ts";
import { usePrepared } from "./usePrepared.ts";

interface Props {
  token: string;
  draft: Draft;
}

/** An open prepared order: the merchant's words, the goods at the prices of now, and the way to the checkout. */
export function PreparedGoods({ token, draft }: Props) {
  const text = useText();
  const { locale } = useShop();
  const { name: site } = useSite();
  const prepared = usePrepared(token, draft);
  const { lines, currency, error, hasOthers, ready, isSold } = prepared;
  const busy = prepared.busy || !ready;
  return (
    <>
      {draft.message !== null && (
        <figure className="rounded-lg bg-brand-50 p-5">
          <figcaption className="text-sm font-semibold">{text(m.prepared_message, { site })}</figcaption>
          <blockquote className="mt-1 break-words whitespace-pre-line">{draft.message}</blockquote>
        </figure>
      )}
      {error && !lines && (
        <>
          <Notice tone="bad">{text(m.something_went_wrong)}</Notice>
          <p>
            <Button variant="outline" onClick={prepared.refetch}>
              {text(m.retry)}
            </Button>
          </p>
        </>
      )}
      {!lines && !error && <p role="status">{text(m.loading)}</p>}
      {lines && (
        <ul className="divide-y divide-line border-y border-line">
          {lines.map((line) => (
            <GoodsRow key={line.variantId} line={line} currency={currency} />
          ))}
        </ul>
      )}
      {draft.promotion !== null && <p>{text(m.prepared_code, { code: draft.promotion })}</p>}
      <p className="text-ink-soft">{text(m.prepared_until, { day: formatDay(draft.lastDay, locale) })}</p>
      {lines && !isSold && <Notice tone="bad">{text(m.prepared_none)}</Notice>}
      {isSold && hasOthers && (
        <>
          <Notice>{text(m.prepared_bag)}</Notice>
          <Button size="large" wide busy={busy} onClick={() => prepared.begin(false)}>
            {text(m.prepared_add)}
          </Button>
          <Button size="large" wide variant="outline" busy={busy} onClick={() => prepared.begin(true)}>
            {text(m.prepared_replace)}
          </Button>
        </>
      )}
      {isSold && !hasOthers && (
        <Button size="large" wide busy={busy} onClick={() => prepared.begin(false)}>
          {text(m.prepared_checkout)}
        </Button>
      )}
    </>
  );
}

/** A line with its picture and price, or that it is not to be had now. */
function GoodsRow({ line: { goods, line, quantity }, currency }: { line: PreparedLine; currency: Currency }) {
  const text = useText();
  const shop = useShop();
  const { navigation } = useSite();
  if (goods === undefined) return <li className="py-4 text-bad">{text(m.prepared_missing)}</li>;
  const { product, variant } = goods;
  const choice = optionText(variant.option1, shop);
  const image = getVariantImages(product.images, variant)[0];
  return (
    <li className="flex gap-4 py-4">
      <img
        src={image?.src}
        alt=""
        width={88}
        height={88}
        className="size-22 shrink-0 rounded-md bg-mist object-cover"
      />
      <div className="min-w-0 flex-1">
        <Link href={productLink(product, navigation)} className="font-semibold break-words">
          {text(m.quantity_title, { quantity, title: product.title })}
        </Link>
        {choice && <p className="text-sm text-ink-faint">{choice}</p>}
        {line === null && <p className="text-sm text-bad">{text(m.prepared_missing)}</p>}
      </div>
      {line !== null && (
        <Price end amount={lineAmount(unitPrice(variant, currency), quantity)} currency={currency} />
      )}
    </li>
  );
}
