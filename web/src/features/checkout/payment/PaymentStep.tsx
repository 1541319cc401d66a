import { type FormEvent, useRef } from "react";
import { m, useText } from "../../../platform/text/useText.ts";
import { Button } from "../../../platform/ui/Button.tsx";
import { Notice } from "../../../platform/ui/Notice.tsx";
import { Skeleton } from "../../../platform/ui/Skeleton.tsx";
import { useCheckout } from "../CheckoutContext.ts";
import type { PlacedOrder } from "../order/PlacedOrder.ts";
import { StepHeading } from "../steps/StepHeading.tsx";
import { BillingForm, useBilling } from "./BillingForm.tsx";
import { BusyNotice } from "./BusyNotice.tsx";
import { useGateway } from "./gateways/useGateway.ts";
import { InternalPayment } from "./methods/InternalPayment.tsx";
import { PaymentContext, type PaymentModel } from "./PaymentContext.ts";
import { PaymentMethodList } from "./PaymentMethodList.tsx";
import type { PaymentSource } from "./PaymentSource.ts";
import { useApprovals } from "./useApprovals.ts";
import { useInvoiceRefusal } from "./useInvoiceRefusal.ts";
import { usePayment } from "./usePayment.ts";
import { usePaymentActions } from "./usePaymentActions.ts";
import { usePaymentMethods } from "./usePaymentMethods.ts";
import { usePriceCheck } from "./usePriceCheck.ts";

interface Props {
  focus: boolean;
  blocked: boolean;
  onPlaced: (placed: PlacedOrder) => void;
}

/** The billing address and the payment method. */
export function PaymentStep({ focus, blocked, onPlaced }: Props) {
  const text = useText();
  const { cart, invoice } = useCheckout();
  const form = useRef<HTMLFormElement>(null);
  const formSource: PaymentModel["formSource"] = useRef(null);
  const gateway = useGateway();
  const billing = useBilling(form);
  const approvals = useApprovals();
  const methods = usePaymentMethods(billing.buyer);
  const actions = usePaymentActions({
    ...methods,
    currency: cart.currency,
    total: invoice.last?.total ?? 0,
    loading: methods.token.loading,
  });
  const payment = usePayment({
    fraud: gateway,
    onPlaced(placed) {
      actions.accept();
      onPlaced(placed);
    },
    onFieldErrors: billing.refuse,
  });
  usePriceCheck();

  async function pay(source: PaymentSource) {
    if (!billing.check() || !billing.buyer) return null;
    billing.keep();
    return payment.pay(source, billing.buyer);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!billing.check()) return;
    const source = formSource.current?.();
    if (source) void pay(source);
  }

  const model: PaymentModel | null = invoice.last && {
    invoice: invoice.last,
    gateway,
    token: methods.token,
    bnpl: methods.bnpl,
    buyer: billing.buyer,
    approvals,
    busy: payment.busy,
    disabled: blocked || invoice.recalculating || !invoice.data,
    failure: payment.failure,
    isSettled: payment.earlier === null || payment.earlier === "notPlaced",
    advice: payment.advice,
    fail: payment.fail,
    formSource,
    checkForm: billing.check,
    interact: actions.interact,
    pay,
  };

  return (
    <form ref={form} onSubmit={submit} noValidate className="flex flex-col gap-8">
      <StepHeading focus={focus} className="sr-only">
        {text(m.payment)}
      </StepHeading>
      <BillingForm
        address={billing.address}
        emailError={billing.emailError}
        onEmailBlur={billing.onEmailBlur}
      />
      <PaymentSection model={model} methods={methods} onChange={payment.dismiss} />
    </form>
  );
}

interface SectionProps {
  /** Null while there is no invoice. */
  model: PaymentModel | null;
  methods: ReturnType<typeof usePaymentMethods>;
  /** Another method is about to be chosen. */
  onChange: () => void;
}

/** The methods, or why nothing can be paid. */
function PaymentSection({ model, methods, onChange }: SectionProps) {
  const text = useText();
  const refusal = useInvoiceRefusal();
  return (
    <section aria-labelledby="payment" className="flex flex-col gap-4">
      <h2 id="payment" className="text-2xl font-bold">
        {text(m.payment)}
      </h2>
      {refusal && (
        <Notice tone="bad">
          {refusal.words}{" "}
          <Button variant="text" size="small" onClick={refusal.retry}>
            {text(m.retry)}
          </Button>
        </Notice>
      )}
      {!model && refusal ? (
        <Button type="submit" size="large" wide disabled>
          {text(m.pay)}
        </Button>
      ) : !model ? (
        <div role="status">
          <span className="sr-only">{text(m.loading)}</span>
          <Skeleton className="h-64" />
        </div>
      ) : (
        <PaymentContext value={model}>
          {methods.method ? (
            <PaymentMethodList
              methods={methods}
              onChoose={(method) => {
                // A failure is about the method it is shown under.
                onChange();
                methods.choose(method);
              }}
            />
          ) : (
            <InternalPayment />
          )}
          <BusyNotice />
        </PaymentContext>
      )}
    </section>
  );
}
