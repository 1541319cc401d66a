import { RefusedError } from "@velours/sdk";
import { getErrorMessage, isReference } from "@velours/sdk/errors";
import { BillingAddress, Contact, validateForm } from "@velours/sdk/forms";
import { billingOnPayment, internalMethod, merchantMode, paymentMethods } from "@velours/sdk/rules";
import { type FormEvent, useEffect, useMemo, useRef, useState } from "react";
import { useQuery } from "../../queries/useQuery.ts";
import { useShop } from "../../shop/useShop.ts";
import { useRegion } from "../../sites/useRegion.ts";
import { useSite } from "../../sites/useSite.ts";
import { m } from "../../text/m.ts";
import { useText } from "../../text/useText.ts";
import { Button } from "../../ui/Button.tsx";
import { focusFirstError } from "../../ui/focusFirstError.ts";
import { Notice } from "../../ui/Notice.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { toAddress, toAddressForm } from "../address/AddressForm.ts";
import { useAddressForm } from "../address/useAddressForm.ts";
import { useCheckout } from "../CheckoutContext.ts";
import type { PlacedOrder } from "../order/PlacedOrder.ts";
import { cardTokenQuery } from "../queries.ts";
import { keepFocus } from "../steps/keepFocus.ts";
import { StepHeading } from "../steps/StepHeading.tsx";
import { BillingForm } from "./BillingForm.tsx";
import { CreditCardMethod } from "./CreditCardMethod.tsx";
import type { CardFields } from "./gateways/CardGateway.ts";
import { chooseGateway } from "./gateways/chooseGateway.ts";
import { internalButton } from "./internalButton.ts";
import { PaymentFailureText } from "./PaymentFailureText.tsx";
import { usePayment } from "./usePayment.ts";

interface Props {
  focus: boolean;
  blocked: boolean;
  onPlaced: (placed: PlacedOrder) => void;
}

/** The billing address and the payment method. */
export function PaymentStep({ focus, blocked, onPlaced }: Props) {
  const text = useText();
  const shop = useShop();
  const site = useSite();
  const { country } = useRegion();
  const { cart, draft, shipping, invoice, changes } = useCheckout();
  const { currency, shipped, giftCard, lines } = cart;
  const { values } = draft;
  const form = useRef<HTMLFormElement>(null);
  const [emailSeen, setEmailSeen] = useState(false);
  const [fields, setFields] = useState<CardFields | null>(null);
  const gateway = useMemo(
    () => chooseGateway({ gateway: shop.gateway, gatewayUrl: shop.gatewayUrl }, shop.language),
    [shop.gateway, shop.gatewayUrl, shop.language],
  );
  const billing = useAddressForm({
    form: values.billing,
    rules: BillingAddress,
    language: shop.language,
    onChange: (next) =>
      draft.set({ billing: next, saved: { ...values.saved, billing: validPart(toAddress(next)) } }),
  });
  const payment = usePayment({
    gateway,
    onPlaced,
    onFieldErrors(found) {
      if (Object.keys(found).length === 0) return;
      draft.set({ billingSameAsShipping: false });
      billing.refuse(found);
      focusFirstError(form.current);
    },
  });

  // On entry: a billing address of at most one key is the shipping one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: on entry only
  useEffect(() => {
    const billing = billingOnPayment(values.saved.billing, values.saved.shipping);
    if (Object.keys(values.saved.billing ?? {}).length <= 1)
      draft.set({ billing: toAddressForm(billing, country) });
    if (payment.isPending()) void payment.resume();
  }, []);

  const mode = invoice.data ? merchantMode(giftCard, invoice.data) : null;
  const methods = invoice.data
    ? paymentMethods({ site: site.code, currency, total: invoice.data.total, lines, flags: site.flags })
    : [];
  const byCard = mode === "gateway" && methods.includes("credit-card");
  const token = useQuery({ ...cardTokenQuery(shop, currency), enabled: byCard });
  const emailError = validateForm(Contact, { email: values.email.trim() || null }, shop.language).email;
  const waiting = invoice.recalculating || !invoice.data;
  const refused = refusal();

  function refusal(): string | null {
    const { error } = invoice;
    if (!error) return null;
    if (error instanceof RefusedError) return getErrorMessage(error.error, shop.language);
    return text(m.there_was_an_error);
  }

  // The shop says the cart is not what it sells any more: the same modal as before paying.
  const refusedWith = invoice.error instanceof RefusedError ? invoice.error.error : undefined;
  const { show } = changes;
  useEffect(() => {
    if (isReference(refusedWith, "cartValidationErrors")) show(refusedWith.value);
  }, [refusedWith, show]);

  function askAgain() {
    // The invoice is fetched again with the rate that is offered now.
    if (isReference(refusedWith, "shippingDoesNotMatch")) shipping.refetch();
    invoice.refetch();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const same = shipped && values.billingSameAsShipping;
    if ((!shipped && emailError) || (!same && !billing.valid)) {
      setEmailSeen(true);
      billing.showAll();
      focusFirstError(form.current);
      return;
    }
    if (byCard && !fields) return;
    const email = shipped ? (values.saved.email ?? "") : values.email.trim();
    if (!shipped) draft.set({ saved: { ...values.saved, email } });
    void payment.pay(
      byCard && fields
        ? { kind: "card", fields, vaulted: token.data?.vaulted ?? false }
        : { kind: "internal" },
      { email, billing: same ? invoice.address : toAddress(values.billing) },
    );
  }

  return (
    <form ref={form} onSubmit={submit} noValidate className="flex flex-col gap-8">
      <StepHeading focus={focus} className="sr-only">
        {text(m.step_payment)}
      </StepHeading>
      <BillingForm
        address={billing}
        emailError={emailSeen ? emailError : undefined}
        onEmailBlur={() => {
          setEmailSeen(true);
          draft.set({ saved: { ...values.saved, email: emailError ? null : values.email.trim() } });
        }}
      />
      <section aria-labelledby="payment" className="flex flex-col gap-4">
        <h2 id="payment" className="text-2xl font-bold">
          {text(m.payment)}
        </h2>
        {refused ? (
          <Notice tone="bad">
            {refused}{" "}
            <Button variant="text" size="small" onClick={askAgain}>
              {text(m.retry)}
            </Button>
          </Notice>
        ) : !invoice.data ? (
          <div role="status">
            <span className="sr-only">{text(m.loading)}</span>
            <Skeleton className="h-64" />
          </div>
        ) : byCard ? (
          <CreditCardMethod
            gateway={gateway}
            authorization={token.data?.token ?? null}
            tokenFailed={token.error !== null}
            onRetry={token.refetch}
            onReady={setFields}
            onFailed={payment.fail}
            failure={payment.failure}
            busy={payment.busy}
            disabled={blocked || waiting || !fields}
          />
        ) : (
          <div className="flex flex-col gap-3">
            <Button
              type="submit"
              size="large"
              wide
              onMouseDown={keepFocus}
              disabled={blocked || waiting}
              busy={payment.busy}
            >
              {payment.busy
                ? text(m.processing)
                : internalButton(text, internalMethod(invoice.data.payments))}
            </Button>
            <PaymentFailureText text={payment.failure} />
          </div>
        )}
      </section>
    </form>
  );

  /** The address without the fields that are wrong. */
  function validPart(address: ReturnType<typeof toAddress>) {
    const wrong = validateForm(BillingAddress, address);
    return Object.fromEntries(Object.entries(address).filter(([field, value]) => value && !(field in wrong)));
  }
}
