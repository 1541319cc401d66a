import { useNavigate, useRouter } from "@tanstack/react-router";
import { useSelector } from "@tanstack/react-store";
import { isRateIncluded, isVatIncluded, type Step } from "@velours/sdk/rules";
import { type RefObject, useEffect, useRef, useState } from "react";
import { useShop } from "../../platform/api/useShop.ts";
import { browserStorage } from "../../platform/browser/browserStorage.ts";
import { lazyPart } from "../../platform/chunks/lazyPart.tsx";
import { useRegion } from "../../platform/sites/useRegion.ts";
import { m, useText } from "../../platform/text/useText.ts";
import { buttonClass } from "../../platform/ui/buttonClass.ts";
import { Link } from "../../platform/ui/Link.tsx";
import { Notice } from "../../platform/ui/Notice.tsx";
import { Skeleton } from "../../platform/ui/Skeleton.tsx";
import { CHECKOUT_EXPRESS, ExpressPlace } from "../cart/ExpressPlace.tsx";
import { useLazyCartActions } from "../cart/loadCartActions.ts";
import { PendingAmount } from "../cart/PendingAmount.tsx";
import { PricingNotice } from "../cart/PricingNotice.tsx";
import { readWaitingCart } from "../cart/plain/waitingCart.ts";
import { loadContents } from "../cart/storedContents.ts";
import { CheckoutContext, useCheckout } from "./CheckoutContext.ts";
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
import { type CheckoutModel, useCheckoutModel } from "./useCheckoutModel.ts";

// Parts that the first step does not need come after it.
const loadPayment = () => import("./payment/PaymentStep.tsx");
const loadProgress = () => import("./steps/StepProgress.tsx");
// The address says which step it is, and what was typed is kept: after a new load the step is there again.
const page = { afterReload: { what: "page" } } as const;
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
  const { lines, state } = model.cart;
  const { ready, minimumMissing } = state;
  const { all: steps, current: step } = model.steps;
  const changes = model.changes.found;
  const { open: editing, setOpen } = model.cartActions;
  const interrupted = editing || minimumMissing !== null;
  const placed = useRef(false);
  const moved = useMoved(step);
  usePreload(ready);
  useLeaveEmpty(model, placed);
  // A cart that is not read yet has nothing to ship, and its first step is the payment.
  const isPaying = ready && step === "payment";
  useEffect(() => {
    if (isPaying) onPaying();
  }, [isPaying, onPaying]);

  if (!ready || (lines.length === 0 && !changes)) return <CheckoutFrame step={step} />;
  const place = (order: PlacedOrder) => {
    placed.current = true;
    onPlaced(order);
  };
  return (
    <CheckoutContext value={model}>
      <CheckoutLayout summary={<OrderDetails fallback={<SummarySkeleton />} />} total={<ShownTotal />}>
        <div className="mb-6 empty:hidden">
          <PricingNotice />
        </div>
        {step !== steps[0] && <StepProgress />}
        <EarlierPurchase isPaying={isPaying} onPlaced={place} />
        <CurrentStep moved={moved} onPlaced={place} />
        <div className="mt-10 empty:hidden">
          <ReviewMark place="badge" />
        </div>
      </CheckoutLayout>
      <CartDrawer
        inCheckout
        open={editing}
        onClose={() => setOpen(false)}
        missing={{ open: () => setOpen(true), close: () => setOpen(false) }}
      />
      <MinimumModal open={minimumMissing !== null} missingAmount={minimumMissing} />
      {/* Changes by an edit are shown when the cart is closed. */}
      {!interrupted && changes && <CartChangesModal error={changes} />}
      {!interrupted && model.shipping.change && <RateChangeModal change={model.shipping.change} />}
    </CheckoutContext>
  );
}

/** True from the first change of step on. */
function useMoved(step: Step): boolean {
  const opened = useRef(step);
  const [moved, setMoved] = useState(false);
  useEffect(() => {
    if (opened.current !== step) setMoved(true);
    opened.current = step;
  }, [step]);
  return moved;
}

/** Shows the stored cart, then fetches what is needed soon beside the first step. */
function usePreload(ready: boolean): void {
  const router = useRouter();
  const cartActions = useLazyCartActions();
  useEffect(() => {
    const { cart } = router.options.context;
    // A cart that waits is taken over first, see CartStart.
    if (readWaitingCart(cart.site()) === undefined) loadContents(cart);
  }, [router]);
  useEffect(() => {
    if (!ready) return;
    // A part that cannot be fetched now is fetched again where it is used.
    void cartActions().then(
      (opened) => opened.start(),
      () => {},
    );
    // Ready when Continue is pressed; a failure shows there.
    void loadPayment().catch(() => {});
    void loadProgress().catch(() => {});
  }, [ready, cartActions]);
}

/** Nothing to buy and nothing bought: back to the shop, without a trace in the history. */
function useLeaveEmpty({ cart, changes }: CheckoutModel, placed: RefObject<boolean>): void {
  const navigate = useNavigate();
  const router = useRouter();
  const { busy } = useSelector(paymentRun);
  // Another tab bought the cart while this one pays: this one's answer shows the order.
  const isEmpty = cart.state.ready && cart.lines.length === 0 && !changes.found && !busy;
  useEffect(() => {
    if (!isEmpty || placed.current) return;
    // Already on the way out, to the top picks for one: the page only waits for what comes.
    if (!router.state.location.pathname.endsWith("/checkout")) return;
    void navigate({ to: "/", replace: true });
  }, [isEmpty, placed, navigate, router]);
}

/** The total, as far as this step knows it. */
function ShownTotal() {
  const text = useText();
  const { cart, express, invoice, steps } = useCheckout();
  const region = useRegion();
  const { pricing, currency, shipped, estimate } = cart;
  const shown = express.invoice ?? invoice.data ?? estimate;
  if (pricing !== "current" || invoice.error)
    return <PendingAmount pricing={invoice.error ? "failed" : pricing} className="h-6 w-20 bg-line" />;
  const isWhole =
    !shipped ||
    isRateIncluded(steps.current, { express: express.invoice !== null }) ||
    isVatIncluded(shown, { region, shipped });
  return (
    <>
      <Money amount={shown.total} currency={currency} />
      {!isWhole && (
        <span className="block text-xs font-normal text-ink-soft">
          {text(m.total_before_shipping_and_taxes)}
        </span>
      )}
    </>
  );
}

/** The step of the address, and what keeps it from going on. */
function CurrentStep({ moved, onPlaced }: Pick<Props, "onPlaced"> & { moved: boolean }) {
  const text = useText();
  const { cart, steps } = useCheckout();
  const step = steps.current;
  const problem = cart.state.products.error;
  const blocked = problem !== null || cart.pricing !== "current";
  return (
    <>
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
          onPlaced={onPlaced}
        />
      ) : step === "giftcard" ? (
        <GiftCardStep fallback={<Skeleton className="h-96" />} focus={moved} blocked={blocked} />
      ) : (
        <>
          <CheckoutExpress
            fallback={<ExpressPlace lines={cart.lines} className={CHECKOUT_EXPRESS} />}
            blocked={blocked}
            onPlaced={onPlaced}
          />
          <ShippingStep focus={moved} blocked={blocked} />
        </>
      )}
    </>
  );
}
