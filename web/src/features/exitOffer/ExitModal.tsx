import { orThrow } from "@velours/sdk";
import {
  EXIT_OFFER,
  type ExitBanner,
  exitBanner,
  exitSubtotal,
  formatMoney,
  fromMinor,
  isWarranty,
  sumAmounts,
} from "@velours/sdk/rules";
import type { Currency } from "@velours/sdk/types";
import { useEffect, useEffectEvent } from "react";
import type { Shop } from "../../platform/api/Shop.ts";
import { useShop } from "../../platform/api/useShop.ts";
import { serverNow } from "../../platform/browser/serverClock.ts";
import { query } from "../../platform/queries/createQueries.ts";
import { useQuery } from "../../platform/queries/useQuery.ts";
import { useSession } from "../../platform/session/useSession.ts";
import { useRegion } from "../../platform/sites/useRegion.ts";
import { useSite } from "../../platform/sites/useSite.ts";
import { m, type Text, useText } from "../../platform/text/useText.ts";
import { Button } from "../../platform/ui/Button.tsx";
import { Modal } from "../../platform/ui/Modal.tsx";
import { Notice } from "../../platform/ui/Notice.tsx";
import { getShopperEmail, judgeFor } from "../cart/deriveCart.ts";
import { getCartButton } from "../cart/getCartButton.ts";
import { cartLineItems, lineName } from "../cart/lineItems.ts";
import { SummaryRow } from "../cart/SummaryRow.tsx";
import { useApplyPromotion } from "../cart/useApplyPromotion.ts";
import { useCart } from "../cart/useCart.ts";
import { useOptionWords } from "../cart/useOptionWords.ts";

/** The promotion of the exit offer; an error where its code cannot be used, as on a site that has none. */
const exitOfferQuery = ({ api, language }: Shop) =>
  query({
    queryKey: ["exit offer", language],
    queryFn: async ({ signal }) =>
      orThrow(
        await (await api()).getPromotion({
          params: { path: { code: EXIT_OFFER.code } },
          signal,
        }),
      ),
  });

/** "failed" is no answer, or that the code cannot be used. */
export type ExitJudgement = "offered" | "nothing" | "failed";

interface Props {
  /** The shopper is about to leave: the offer is judged, and shown if there is one. */
  open: boolean;
  onJudged: (judgement: ExitJudgement) => void;
  onClose: () => void;
}

/** 'Wait! Here's a special deal, just for you.': what is in the cart, and what it would cost. Nothing for an offer that the bag refuses or that takes nothing off. */
export function ExitModal({ open, onJudged, onClose }: Props) {
  const text = useText();
  const { state, cart } = useCart();
  const region = useRegion();
  const { currency } = region;
  const site = useSite();
  const { user } = useSession();
  const { apply, busy, failed } = useApplyPromotion(onClose);
  const { products, promotion, estimate } = state;
  const applied = promotion.error ? null : promotion.data;
  const { data: offered, error } = useQuery({ ...exitOfferQuery(useShop()), enabled: open && !applied });
  const goods = cartLineItems(products.data.filter((line) => !isWarranty(line)));
  const say = useOptionWords();
  const subtotal = estimate?.subtotal ?? 0;
  const judged =
    !applied && offered
      ? judgeFor(
          { ...state, promotion: { ...promotion, data: offered } },
          { site, region, email: getShopperEmail(user, state), now: serverNow() },
        )
      : null;
  const discount = judged
    ? sumAmounts(judged.discounts.map(fromMinor))
    : (estimate?.discounts.promotion ?? 0);
  const offer = applied ?? (discount > 0 ? offered : null);
  const banner = offer && exitBanner(offer);
  const judgement = banner ? "offered" : offered ? "nothing" : error ? "failed" : null;
  const report = useEffectEvent(onJudged);
  useEffect(() => {
    if (open && judgement) report(judgement);
  }, [open, judgement]);
  const money = (amount: number) => formatMoney(amount, currency);

  function accept() {
    if (!applied) return void apply(EXIT_OFFER.code);
    onClose();
    cart.show();
  }

  return (
    <Modal
      open={open && Boolean(banner)}
      onClose={onClose}
      instead={getCartButton}
      closeLabel={text(m.close)}
      title={text(m.exit_banner)}
    >
      {banner && (
        <p className="mt-1 text-2xl font-bold text-brand-700">{bannerText(text, banner, currency)}</p>
      )}
      <section aria-labelledby="exit-cart" className="mt-6 flex flex-col gap-3">
        <h3 id="exit-cart" className="font-semibold">
          {text(m.exit_from_cart)}
        </h3>
        <ul className="flex flex-wrap gap-3">
          {goods.map((item) => (
            <li key={item.key}>
              <img
                src={item.image?.src}
                alt={lineName(item, say)}
                width={72}
                height={72}
                className="size-18 rounded-md bg-mist object-cover"
              />
            </li>
          ))}
        </ul>
      </section>
      {estimate && (
        <dl className="mt-6 flex flex-col gap-2.5 border-t border-line pt-4">
          <SummaryRow label={text(m.subtotal)}>{money(subtotal)}</SummaryRow>
          <SummaryRow label={text(m.discount)}>−{money(discount)}</SummaryRow>
          <div className="flex items-baseline justify-between gap-4 border-t border-line pt-3 text-lg font-bold">
            <dt>{text(m.exit_new_subtotal)}</dt>
            <dd className="tabular-nums">{money(exitSubtotal(subtotal, discount))}</dd>
          </div>
        </dl>
      )}
      {failed && (
        <div className="mt-6">
          <Notice tone="bad">{text(m.shop_not_reached)}</Notice>
        </div>
      )}
      <Button wide size="large" className="mt-6" busy={busy} onClick={accept}>
        {text(m.exit_get)}
      </Button>
    </Modal>
  );
}

function bannerText(text: Text, { upTo, unit, value }: ExitBanner, currency: Currency): string {
  if (unit === "percent") return text(upTo ? m.exit_save_up_to_percent : m.exit_save_percent, { n: value });
  const amount = formatMoney(value, currency);
  return text(m.exit_save_up_to_amount, { amount });
}
