import { useNavigate, useRouter } from "@tanstack/react-router";
import { useSelector } from "@tanstack/react-store";
import { isRateIncluded, isVatIncluded, type Step } from "@velours/sdk/rules";
import { useEffect, useRef, useState } from "react";
import { useShop } from "../../platform/api/useShop.ts";
import { browserStorage } from "../../platform/browser/browserStorage.ts";
import { lazyPart } from "../../platform/chunks/lazyPart.tsx";
import { useRegion } from "../../platform/sites/useRegion.ts";
import { m } from "../../platform/text/m.ts";
import { useText } from "../../platform/text/useText.ts";
import { buttonClass } from "../../platform/ui/buttonClass.ts";
import { Link } from "../../platform/ui/Link.tsx";
import { Notice } from "../../platform/ui/Notice.tsx";
import { Skeleton } from "../../platform/ui/Skeleton.tsx";
import { CHECKOUT_EXPRESS, ExpressPlace } from "../cart/ExpressPlace.tsx";
import { useLazyCartActions } from "../cart/loadCartActions.ts";
import { PendingAmount } from "../cart/PendingAmount.tsx";
import { PricingNotice } from "../cart/PricingNotice.tsx";
import { loadContents } from "../cart/storedContents.ts";
import { CheckoutContext } from "./CheckoutContext.ts";
import { CheckoutFrame } from "./CheckoutFrame.tsx";
import { CheckoutLayout } from "./CheckoutLayout.tsx";
import { draftKey } from "./draft/draftKey.ts";
import { createDraftStore } from "./draft/store.ts";
import type { PlacedOrder } from "./order/PlacedOrder.ts";
import { paymentRun } from "./payment/paymentRun.ts";
import { ShippingStep } from "./shipping/ShippingStep.tsx";
import { CheckoutExpress } from "./slots.ts";
import { Money } from "./summary/Money.tsx";
import { SummarySkeleton } from "./summary/SummarySkeleton.tsx";
import { useCheckoutModel } from "./useCheckoutModel.ts";

// Parts that the first step does not need come after it.
const loadPayment = () => import("./payment/PaymentStep.tsx");
const loadProgress = () => import("./steps/StepProgress.tsx");
// The address says which step it is, and what was typed is kept: after a new load the step is there again.
const page = { wanted: { what: "page" } } as const;
const PaymentStep = lazyPart(async () => (await loadPayment()).PaymentStep, page);
const GiftCardStep = lazyPart(async () => (await import("./giftCards/GiftCardStep.tsx")).GiftCardStep, page);
const EarlierPurchase = lazyPart(
  async () => (await import("./payment/EarlierPurchase.tsx")).EarlierPurchase,
  { quiet: true },
);
const StepProgress = lazyPart(async () => (await loadProgress()).StepProgress, { quiet: true });
const OrderDetails = lazyPart(async () => (await import("./summary/OrderDetails.tsx")).OrderDetails);
const ReviewMark = lazyPart(async () => (await import("./ReviewMark.tsx")).ReviewMark, { quiet: true });
const CartDrawer = lazyPart(async () => (await import("../cart/CartDrawer.tsx")).CartDrawer);
const MinimumModal = lazyPart(async () => (await import("../cart/MinimumModal.tsx")).MinimumModal);
const CartChangesModal = lazyPart(
  async () => (await import("./cartChanges/CartChangesModal.tsx")).CartChangesModal,
);
const RateChangeModal = lazyPart(
  async () => (await import("./shipping/RateChangeModal.tsx")).RateChangeModal,
);

interface Props {
  /** The payment step is shown. */
  onPaying: () => void;
  onPlaced: (placed: PlacedOrder) => void;
}

/** From the cart to a placed order. */
export function CheckoutFlow({ onPaying, onPlaced }: Props) {
  const text = useText();
  const navigate = useNavigate();
  const router = useRouter();
  const { site } = useShop();
  const { country } = useRegion();
  const [drafts] = useState(() =>
    createDraftStore({
      key: draftKey(site),
      country,
      storage: browserStorage("sessionStorage"),
    }),
  );
  const model = useCheckoutModel(drafts);
  const { lines, state, currency, pricing } = model.cart;
  const { ready, minimumMissing } = state;
  const { all: steps, current: step } = model.steps;
  const changes = model.changes.found;
  const editing = model.cartActions.open;
  const interrupted = editing || minimumMissing !== null;
  const placed = useRef(false);
  const opened = useRef<Step>(step);
  const [moved, setMoved] = useState(false);
  useEffect(() => {
    if (opened.current !== step) setMoved(true);
    opened.current = step;
  }, [step]);

  const cartActions = useLazyCartActions();
  useEffect(() => {
    // The form shows the stored cart; its rules come after.
    loadContents(router.options.context.cart);
    // A part that cannot be fetched now is fetched again where it is used.
    void cartActions().then(
      (opened) => opened.start(),
      () => {},
    );
    // Ready when Continue is pressed; a failure shows there.
    void loadPayment().catch(() => {});
    void loadProgress().catch(() => {});
  }, [cartActions, router]);
  const { busy } = useSelector(paymentRun);
  const isPaying = step === "payment";
  useEffect(() => {
    if (isPaying) onPaying();
  }, [isPaying, onPaying]);
  // Nothing to buy and nothing bought: back to the shop, without a trace in the history.
  useEffect(() => {
    // Another tab bought the cart while this one pays: this one's answer shows the order.
    if (!ready || lines.length > 0 || changes || placed.current || busy) return;
    // Already on the way out, to the top picks for one: the page only waits for what comes.
    if (!router.state.location.pathname.endsWith("/checkout")) return;
    void navigate({ to: "/", replace: true });
  }, [ready, lines.length, changes, busy, navigate, router]);

  if (!ready || (lines.length === 0 && !changes)) return <CheckoutFrame step={step} />;
  const place = (order: PlacedOrder) => {
    placed.current = true;
    onPlaced(order);
  };
  const problem = state.products.error;
  const blocked = problem !== null || pricing !== "current";
  const shown = model.express.invoice ?? model.invoice.data ?? model.cart.estimate;
  return (
    <CheckoutContext value={model}>
      <CheckoutLayout
        summary={<OrderDetails fallback={<SummarySkeleton />} />}
        total={
          pricing === "current" && !model.invoice.error ? (
            <>
              <Money amount={shown.total} currency={currency} />
              {!isRateIncluded(step, { express: model.express.invoice !== null }) &&
                !isVatIncluded(shown) && (
                  <span className="block text-xs font-normal text-ink-soft">
                    {text(model.cart.shipped ? m.total_before_shipping_and_taxes : m.total_before_taxes)}
                  </span>
                )}
            </>
          ) : (
            <PendingAmount pricing={model.invoice.error ? "failed" : pricing} className="h-6 w-20 bg-line" />
          )
        }
      >
        <div className="mb-6 empty:hidden">
          <PricingNotice />
        </div>
        {step !== steps[0] && <StepProgress />}
        <EarlierPurchase isPaying={isPaying} onPlaced={place} />
        {problem && (
          <div className="mb-6 flex flex-col items-start gap-3">
            <Notice tone="bad">{problem.message}</Notice>
            <Link href="/" className={buttonClass({ variant: "outline", size: "small" })}>
              {text(m.continue_shopping)}
            </Link>
          </div>
        )}
        {step === "payment" ? (
          <PaymentStep
            fallback={<Skeleton className="h-96" />}
            focus={moved}
            blocked={blocked}
            onPlaced={place}
          />
        ) : step === "giftcard" ? (
          <GiftCardStep fallback={<Skeleton className="h-96" />} focus={moved} blocked={blocked} />
        ) : (
          <>
            <CheckoutExpress
              fallback={<ExpressPlace lines={lines} className={CHECKOUT_EXPRESS} />}
              blocked={blocked}
              onPlaced={place}
            />
            <ShippingStep focus={moved} blocked={blocked} />
          </>
        )}
        <div className="mt-10 empty:hidden">
          <ReviewMark place="badge" />
        </div>
      </CheckoutLayout>
      <CartDrawer
        inCheckout
        open={editing}
        onClose={() => model.cartActions.setOpen(false)}
        missing={{
          open: () => model.cartActions.setOpen(true),
          close: () => model.cartActions.setOpen(false),
        }}
      />
      <MinimumModal open={minimumMissing !== null} missingAmount={minimumMissing} />
      {/* Changes by an edit are shown when the cart is closed. */}
      {!interrupted && changes && <CartChangesModal error={changes} />}
      {!interrupted && model.shipping.change && <RateChangeModal change={model.shipping.change} />}
    </CheckoutContext>
  );
}
