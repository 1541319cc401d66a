import { useNavigate, useRouter } from "@tanstack/react-router";
import type { Step } from "@velours/sdk/rules";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { useRegion } from "../shop/useRegion.ts";
import { useShop } from "../shop/useShop.ts";
import { m } from "../text/m.ts";
import { useText } from "../text/useText.ts";
import { buttonClass } from "../ui/buttonClass.ts";
import { Link } from "../ui/Link.tsx";
import { Notice } from "../ui/Notice.tsx";
import { Skeleton } from "../ui/Skeleton.tsx";
import type { PlacedOrder } from "./Checkout.tsx";
import { CheckoutContext } from "./CheckoutContext.ts";
import { CheckoutLayout } from "./CheckoutLayout.tsx";
import { CheckoutOverlay } from "./CheckoutOverlay.tsx";
import { Money } from "./Money.tsx";
import { OrderDetails } from "./OrderDetails.tsx";
import { ShippingStep } from "./ShippingStep.tsx";
import { createDraftStore } from "./store.ts";
import { useBagLater } from "./useBagLater.ts";
import { useCheckoutModel } from "./useCheckoutModel.ts";

// What the first step does not need comes after it.
const loadPayment = () => import("./PaymentStep.tsx");
const PaymentStep = lazy(() => loadPayment().then((module) => ({ default: module.PaymentStep })));
const loadProgress = () => import("./StepProgress.tsx");
const StepProgress = lazy(() => loadProgress().then((module) => ({ default: module.StepProgress })));
const GiftCardStep = lazy(() =>
  import("./GiftCardStep.tsx").then((module) => ({ default: module.GiftCardStep })),
);
const CartChangesModal = lazy(() =>
  import("./CartChangesModal.tsx").then((module) => ({ default: module.CartChangesModal })),
);
const RateChangeModal = lazy(() =>
  import("./RateChangeModal.tsx").then((module) => ({ default: module.RateChangeModal })),
);

/** From the cart to a placed order. */
export function CheckoutFlow({ onPlaced }: { onPlaced: (placed: PlacedOrder) => void }) {
  const text = useText();
  const navigate = useNavigate();
  const router = useRouter();
  const { site } = useShop();
  const { country } = useRegion();
  const [drafts] = useState(() =>
    createDraftStore({ key: `${site}_checkout`, country, storage: sessionStorage }),
  );
  const model = useCheckoutModel(drafts);
  const { ready, lines, cartState, steps, step, currency, invoice, estimate, changes } = model;
  const placed = useRef(false);
  const opened = useRef<Step>(step);
  const [moved, setMoved] = useState(false);
  useEffect(() => {
    if (opened.current !== step) setMoved(true);
    opened.current = step;
  }, [step]);

  const bag = useBagLater();
  useEffect(() => {
    // What can't be fetched now is asked for again by whatever needs it.
    void bag().then(
      (one) => one.start(),
      () => {},
    );
    // Ready when Continue is pressed; a failure shows there.
    void loadPayment().catch(() => {});
    void loadProgress().catch(() => {});
  }, [bag]);
  // Nothing to buy and nothing bought: back to the shop, without a trace in the history (C-068).
  useEffect(() => {
    if (!ready || lines.length > 0 || changes || placed.current) return;
    // Already on the way out, to the top picks for one: the page only waits for what comes.
    if (!router.state.location.pathname.endsWith("/checkout")) return;
    void navigate({ to: "/", replace: true });
  }, [ready, lines.length, changes, navigate, router]);

  if (!ready || (lines.length === 0 && !changes)) return <CheckoutOverlay />;
  const problem = cartState.products.error;
  const shown = invoice ?? estimate;
  return (
    <CheckoutContext value={model}>
      <CheckoutLayout summary={<OrderDetails />} total={<Money amount={shown.total} currency={currency} />}>
        {step !== steps[0] && (
          <Suspense fallback={null}>
            <StepProgress />
          </Suspense>
        )}
        {problem && (
          <div className="mb-6 flex flex-col items-start gap-3">
            <Notice tone="bad">{problem.message}</Notice>
            <Link href="/" className={buttonClass({ variant: "outline", size: "small" })}>
              {text(m.continue_shopping)}
            </Link>
          </div>
        )}
        {step === "payment" ? (
          <Suspense fallback={<Skeleton className="h-96" />}>
            <PaymentStep
              focus={moved}
              blocked={problem !== null}
              onPlaced={(order) => {
                placed.current = true;
                onPlaced(order);
              }}
            />
          </Suspense>
        ) : step === "giftcard" ? (
          <Suspense fallback={<Skeleton className="h-96" />}>
            <GiftCardStep focus={moved} blocked={problem !== null} />
          </Suspense>
        ) : (
          <ShippingStep focus={moved} blocked={problem !== null} />
        )}
      </CheckoutLayout>
      <Suspense fallback={null}>
        {changes && <CartChangesModal error={changes} />}
        {model.rateChange && <RateChangeModal change={model.rateChange} />}
      </Suspense>
    </CheckoutContext>
  );
}
