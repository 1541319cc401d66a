import { useShop } from "../../shop/useShop.ts";
import { m } from "../../text/m.ts";
import { useText } from "../../text/useText.ts";
import { Button } from "../../ui/Button.tsx";
import { buttonClass } from "../../ui/buttonClass.ts";
import { Link } from "../../ui/Link.tsx";
import { bagAttempts } from "./attempts.ts";
import { paymentRun } from "./paymentRun.ts";

/** Only the member can learn what became of their purchase; another shopper at this browser may buy all the same. */
export function EarlierChoice() {
  const text = useText();
  const { site } = useShop();

  function forget(): void {
    const attempts = bagAttempts(site);
    const attempt = attempts.pending();
    if (attempt) attempts.settle(attempt.key);
    paymentRun.setEarlier(null);
  }

  return (
    <div className="flex flex-wrap items-center gap-3">
      <Link
        href="/login?redirect=/checkout"
        preload={false}
        className={buttonClass({ variant: "outline", size: "small" })}
      >
        {text(m.earlier_log_in)}
      </Link>
      <Button variant="text" size="small" onClick={forget}>
        {text(m.earlier_new_order)}
      </Button>
      <p className="text-sm text-ink-soft">{text(m.earlier_new_order_help)}</p>
    </div>
  );
}
