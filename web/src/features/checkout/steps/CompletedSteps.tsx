import { deliverySummary, type Step } from "@velours/sdk/rules";
import { m } from "../../../platform/text/m.ts";
import { useText } from "../../../platform/text/useText.ts";
import { Button } from "../../../platform/ui/Button.tsx";
import { addressLine } from "../address/addressLine.ts";
import { useCheckout } from "../CheckoutContext.ts";
import { stepName } from "./stepName.ts";

/** Completed steps, each with 'Change'. */
export function CompletedSteps() {
  const text = useText();
  const { cart, draft, steps } = useCheckout();
  const { completed, goTo } = steps;
  if (completed.length === 0) return null;
  const summary = (step: Step) =>
    step === "giftcard"
      ? deliverySummary(cart.lines, (sender, recipient) => text(m.giftcard_summary, { sender, recipient }))
      : addressLine(draft.values.saved.shipping);
  return (
    <ul className="mb-8 divide-y divide-line rounded-lg border border-line">
      {completed.map((step) => (
        <li key={step} className="flex items-center gap-4 px-5 py-3">
          <div className="min-w-0 flex-1 text-sm">
            <p className="font-semibold">{stepName(text, step)}</p>
            <p className="text-ink-soft break-words">{summary(step)}</p>
          </div>
          <Button
            variant="text"
            size="small"
            aria-label={text(m.change_step, { step: stepName(text, step) })}
            onClick={() => goTo(step)}
          >
            {text(m.change)}
          </Button>
        </li>
      ))}
    </ul>
  );
}
