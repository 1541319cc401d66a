import { useState } from "react";
import { m } from "../../platform/text/m.ts";
import { useText } from "../../platform/text/useText.ts";
import { Button } from "../../platform/ui/Button.tsx";
import { useApplyPromotion } from "../cart/useApplyPromotion.ts";

/** A code that was won: to copy, or to put into the cart. */
export function WonCode({ code }: { code: string }) {
  const text = useText();
  const [message, setMessage] = useState("");
  const { apply, busy, failed } = useApplyPromotion();

  const copy = () =>
    navigator.clipboard.writeText(code).then(
      () => setMessage(text(m.campaign_copied)),
      () => setMessage(text(m.campaign_not_copied)),
    );

  return (
    <div className="flex w-full flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3 rounded-md border-2 border-dashed border-brand-600 bg-brand-50 py-3 pr-3 pl-5">
        <p className="flex min-w-0 flex-col">
          <span className="text-sm text-ink-soft">{text(m.campaign_code)}</span>
          <strong className="text-xl tracking-wide break-all text-brand-800">{code}</strong>
        </p>
        <Button variant="outline" size="small" onClick={() => void copy()}>
          {text(m.campaign_copy)}
        </Button>
      </div>
      <p role="status" className="text-sm text-ink-soft empty:hidden">
        {failed ? text(m.shop_not_reached) : message}
      </p>
      <Button wide busy={busy} onClick={() => void apply(code)}>
        {text(m.campaign_use_code)}
      </Button>
    </div>
  );
}
