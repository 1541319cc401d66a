import { useSelector } from "@tanstack/react-store";
import { m, useText } from "../../../platform/text/useText.ts";
import { Button } from "../../../platform/ui/Button.tsx";
import { Notice } from "../../../platform/ui/Notice.tsx";
import { type PaymentRunStore, paymentRun } from "./paymentRun.ts";

/** Says that a busy shop is asked again by itself, and lets the shopper end that. Its place is there before its words are. */
export function BusyNotice({ run = paymentRun }: { run?: PaymentRunStore }) {
  const text = useText();
  const { cancelWait } = useSelector(run);
  return (
    <div aria-live="polite">
      {cancelWait && (
        <Notice>
          <p>{text(m.payment_waits)}</p>
          <Button variant="text" size="small" onClick={cancelWait}>
            {text(m.cancel)}
          </Button>
        </Notice>
      )}
    </div>
  );
}
