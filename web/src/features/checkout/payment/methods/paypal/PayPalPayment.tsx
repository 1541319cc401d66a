import { formatMoney } from "@velours/sdk/rules";
import { useEffect, useRef, useState } from "react";
import { m, useText } from "../../../../../platform/text/useText.ts";
import { Button } from "../../../../../platform/ui/Button.tsx";
import { Notice } from "../../../../../platform/ui/Notice.tsx";
import { Skeleton } from "../../../../../platform/ui/Skeleton.tsx";
import { usePaymentModel } from "../../PaymentContext.ts";
import { PaymentFailureText } from "../../PaymentFailureText.tsx";
import { PaymentCanceledError } from "../../PaymentSource.ts";
import { ApprovalNotice } from "../ApprovalNotice.tsx";
import { SubmitButton } from "../SubmitButton.tsx";
import type { ApprovalState } from "../useApproval.ts";
import { useFormSource } from "../useFormSource.ts";
import { useWalletAccess } from "../useWalletAccess.ts";
import { useWalletPayment } from "../useWalletPayment.ts";
import { openPayPal } from "./openPayPal.ts";
import { renderPayPalButton } from "./renderPayPalButton.ts";

interface Props {
  funding: "PAYPAL" | "PAYLATER";
  wallet: ApprovalState;
}

/** PayPal's own button, and for paying later its message about the amount; drawn anew on a retry. */
function PayPalButton(props: Props) {
  const [round, setRound] = useState(0);
  return <DrawnButton key={round} {...props} onRetry={() => setRound(round + 1)} />;
}

function DrawnButton({ funding, wallet, onRetry }: Props & { onRetry: () => void }) {
  const text = useText();
  const model = usePaymentModel();
  const { total, currency } = model.invoice;
  const access = useWalletAccess(model.token.authorization);
  const button = useRef<HTMLDivElement>(null);
  const message = useRef<HTMLParagraphElement>(null);
  const [state, setState] = useState<"loading" | "ready" | "failed">("loading");
  // PayPal's button is drawn once and calls what holds when it is pressed.
  const current = useRef({ model, wallet });
  current.current = { model, wallet };

  useEffect(() => {
    if (!access) return;
    let gone = false;
    const place = document.createElement("div");
    const paypal = openPayPal(access, currency);
    const rendered = paypal.then((opened) => {
      if (gone) return null;
      button.current?.append(place);
      return renderPayPalButton(opened, {
        place,
        funding,
        mayOpen: () => !current.current.model.disabled && current.current.model.checkForm(),
        onPress: (approve) => current.current.model.pay(current.current.wallet.source(approve)),
      });
    });
    rendered.then(
      () => setState("ready"),
      () => setState("failed"),
    );
    return () => {
      gone = true;
      place.remove();
      void rendered.then((buttons) => buttons?.close()).catch(() => {});
    };
  }, [access, currency, funding]);

  useEffect(() => {
    if (!access || funding !== "PAYLATER") return;
    openPayPal(access, currency).then(
      ({ sdk }) => message.current && sdk.Messages({ amount: total }).render(message.current),
      () => {},
    );
  }, [access, currency, funding, total]);

  if (state === "failed" || model.token.error)
    return (
      <Notice tone="bad">
        {text(m.provider_failed, { provider: "PayPal" })}{" "}
        <Button
          variant="text"
          size="small"
          onClick={() => {
            if (model.token.error) model.token.refetch();
            onRetry();
          }}
        >
          {text(m.retry)}
        </Button>
      </Notice>
    );
  return (
    <>
      {funding === "PAYLATER" && <p ref={message} className="text-sm text-ink-soft empty:hidden" />}
      {state === "loading" && <Skeleton className="h-12" />}
      <div ref={button} />
    </>
  );
}

const NAME = "PayPal";

/** PayPal, now or later: its own button until something is approved, then ours. */
export function PayPalPayment({ method }: { method: "paypal" | "paypal-pay-later" }) {
  const text = useText();
  const { invoice, failure, advice } = usePaymentModel();
  const wallet = useWalletPayment(method);
  const { valid, source } = wallet;
  // Its window opens by its own button only.
  useFormSource(() => (valid ? source(() => Promise.reject(new PaymentCanceledError())) : null));
  return (
    <>
      <ApprovalNotice provider={NAME} state={wallet} />
      <PaymentFailureText text={failure} advice={advice} />
      {valid ? (
        <SubmitButton>
          {text(m.pay_amount, { amount: formatMoney(invoice.total, invoice.currency, { digits: 2 }) })}
        </SubmitButton>
      ) : (
        <PayPalButton funding={method === "paypal" ? "PAYPAL" : "PAYLATER"} wallet={wallet} />
      )}
    </>
  );
}
