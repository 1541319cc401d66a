import { isWarranty, itemCount, lineId, lineKey } from "@velours/sdk/rules";
import { useEffect, useEffectEvent, useState } from "react";
import { useShop } from "../../platform/api/useShop.ts";
import { useRegion } from "../../platform/sites/useRegion.ts";
import { useSite } from "../../platform/sites/useSite.ts";
import { localizedLabel } from "../../platform/text/localizedLabel.ts";
import { m, useText } from "../../platform/text/useText.ts";
import { Button } from "../../platform/ui/Button.tsx";
import { buttonClass } from "../../platform/ui/buttonClass.ts";
import { classes } from "../../platform/ui/classes.ts";
import { Drawer } from "../../platform/ui/Drawer.tsx";
import { EmptyState } from "../../platform/ui/EmptyState.tsx";
import { Link } from "../../platform/ui/Link.tsx";
import { Notice } from "../../platform/ui/Notice.tsx";
import { AppliedCodes } from "./AppliedCodes.tsx";
import { CartCodeField } from "./CartCodeField.tsx";
import { CartLineRow } from "./CartLineRow.tsx";
import { CartProgress } from "./CartProgress.tsx";
import { CartSummary } from "./CartSummary.tsx";
import { CartTotal } from "./CartTotal.tsx";
import { EarningBanner } from "./cashBack/EarningBanner.tsx";
import { RedeemBanner } from "./cashBack/RedeemBanner.tsx";
import { ExpressPlace } from "./ExpressPlace.tsx";
import { focusById, REDEEM_CASH_BACK_ID, REMOVE_CASH_BACK_ID } from "./focusSoon.ts";
import { getCartButton } from "./getCartButton.ts";
import { PricingNotice } from "./PricingNotice.tsx";
import { paymentMarks } from "./paymentMarks.ts";
import { CartExpress, CartRecommendations } from "./slots.ts";
import { useCart } from "./useCart.ts";
import { useCartActions } from "./useCartActions.ts";
import { usePricing } from "./usePricing.ts";

/**
 * Loads what the open cart shows beside its lines: shipping rates and product protection. True until both have come
 * or failed, so that their places are held and nothing moves below a finger.
 */
function useCartExtras(open: boolean): boolean {
  const cartActions = useCartActions();
  const { warrantyProductId } = useSite();
  const { country } = useRegion();
  const [pending, setPending] = useState(true);
  // The cart knows the country, which has rates of its own.
  const load = useEffectEvent((_country: string, warranty: number | null) =>
    Promise.allSettled([cartActions.loadRates(), warranty !== null && cartActions.loadWarranty()]),
  );
  useEffect(() => {
    if (!open) return;
    let here = true;
    void load(country, warrantyProductId).then(() => here && setPending(false));
    return () => {
      here = false;
    };
  }, [open, warrantyProductId, country]);
  return pending;
}

const shown = 4;

/** The first entries of the shop's menu, for a cart with nothing in it. */
function WaysIntoShop({ onLeave }: { onLeave: () => void }) {
  const { language } = useShop();
  const { navigation } = useSite();
  return (
    <ul className="flex flex-wrap justify-center gap-2">
      {navigation.slice(0, shown).map((entry) => (
        <li key={entry.url}>
          <Link
            href={entry.url}
            onClick={onLeave}
            className={buttonClass({ variant: "outline", size: "small" })}
          >
            {localizedLabel(entry, language)}
          </Link>
        </li>
      ))}
    </ul>
  );
}

// Two buttons share a phone's width, in French too.
const footerButton = "px-2! text-sm! tablet:text-base!";

interface Props {
  open: boolean;
  onClose: () => void;
  /** Opened above a step of the checkout: there is only the way back to it. */
  inCheckout?: boolean;
}

/** 'Your cart'. */
export function CartDrawer({ open, onClose, inCheckout = false }: Props) {
  const text = useText();
  const marks = paymentMarks(useSite().giftCardProductId ?? null, text);
  const { state } = useCart();
  const { products, ready } = state;
  const pricing = usePricing();
  const goods = products.data.filter((line) => !isWarranty(line));
  const count = itemCount(products.data);
  const empty = goods.length === 0;

  const pending = useCartExtras(open);
  const blocked = !ready || pricing !== "current" || products.error !== null || empty;
  return (
    <Drawer
      open={open}
      onClose={onClose}
      side="right"
      instead={getCartButton}
      closeLabel={text(m.close_bag)}
      title={
        <>
          {text(m.your_bag)} <span className="font-normal text-ink-faint">({count})</span>
        </>
      }
      footer={
        <div className="flex flex-col gap-3">
          {products.error && <Notice tone="bad">{products.error.message}</Notice>}
          {!empty && pricing === "current" && <CartTotal />}
          {inCheckout ? (
            <Button wide onClick={onClose}>
              {text(m.back_to_checkout)}
            </Button>
          ) : (
            <div className={blocked ? "grid gap-3" : "grid grid-cols-2 gap-3"}>
              <Button variant="outline" className={footerButton} onClick={onClose}>
                {text(m.continue_shopping)}
              </Button>
              {!blocked && (
                <Link href="/checkout" onClick={onClose} className={classes(buttonClass(), footerButton)}>
                  {text(m.checkout)}
                </Link>
              )}
            </div>
          )}
          {open && !blocked && !inCheckout && (
            <CartExpress fallback={<ExpressPlace lines={products.data} />} onBought={onClose} />
          )}
          <img src={marks.src} alt={marks.alt} width={marks.width} height={28} className="mx-auto" />
        </div>
      }
    >
      <div className="flex flex-col gap-6 px-6 py-5">
        <PricingNotice />
        {empty ? (
          <EmptyState
            image="/assets/img/states/empty.svg"
            title={text(m.bag_empty)}
            action={!inCheckout && <WaysIntoShop onLeave={onClose} />}
          />
        ) : (
          <>
            {pricing === "current" && <CartProgress pending={pending} />}
            <ul className="flex flex-col divide-y divide-line">
              {goods.map((line) => (
                <CartLineRow key={lineId(lineKey(line))} line={line} pricing={pricing} pending={pending} />
              ))}
            </ul>
            {pricing === "current" && (
              <EarningBanner
                invoice={state.estimate}
                promotion={state.promotion.data}
                lines={products.data}
              />
            )}
          </>
        )}
        <CartCodeField />
        {(empty || pricing === "current") && (
          <RedeemBanner id={REDEEM_CASH_BACK_ID} onRedeemed={() => focusById(REMOVE_CASH_BACK_ID)} />
        )}
        {empty ? <AppliedCodes /> : pricing === "current" && <CartSummary />}
        {/* Last: it comes when the drawer is already open, and must move nothing. */}
        {open && !empty && !inCheckout && <CartRecommendations />}
      </div>
    </Drawer>
  );
}
