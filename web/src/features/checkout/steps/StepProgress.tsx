import { deliverySummary, type Step, showsNavigator } from "@velours/sdk/rules";
import type { Address } from "@velours/sdk/types";
import { Check } from "lucide-react";
import { m, type Text, useText } from "../../../platform/text/useText.ts";
import { Button } from "../../../platform/ui/Button.tsx";
import { useCheckout } from "../CheckoutContext.ts";

/** Name of a step in the page's language. */
function stepName(text: Text, step: Step): string {
  switch (step) {
    case "shipping":
      return text(m.shipping);
    case "giftcard":
      return text(m.step_giftcard);
    case "payment":
      return text(m.payment);
    case "upsells":
      return text(m.step_upsells);
    case "complete":
      return text(m.step_complete);
  }
}

/** Where one is, when there is something on both sides. */
function StepNavigator() {
  const text = useText();
  const { all, current, completed } = useCheckout().steps;
  if (!showsNavigator(all, current)) return null;
  return (
    <nav aria-label={text(m.steps)} className="mb-6">
      <ol className="flex flex-wrap items-center gap-x-2 gap-y-1 text-xs wide:gap-x-3 wide:text-sm">
        {all.map((step, index) => {
          const done = completed.includes(step);
          const here = step === current;
          return (
            <li
              key={step}
              aria-current={here ? "step" : undefined}
              className="flex items-center gap-2 wide:gap-3"
            >
              {index > 0 && <span aria-hidden="true" className="h-px w-2 bg-line-strong wide:w-8" />}
              <span
                className={`flex items-center gap-1.5 wide:gap-2 ${here ? "font-bold text-brand-700" : done ? "font-semibold" : "text-ink-faint"}`}
              >
                <span
                  aria-hidden="true"
                  className={`flex size-5 items-center wide:size-6 justify-center rounded-full text-xs font-bold ${
                    here ? "bg-brand-600 text-white" : done ? "bg-brand-100 text-brand-700" : "bg-mist"
                  }`}
                >
                  {done ? <Check size={14} /> : index + 1}
                </span>
                {stepName(text, step)}
              </span>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

/** address1, address2, city, state, country and zipcode in one line, without what is missing. */
const addressLine = (address: Address | null | undefined): string =>
  (["address1", "address2", "city", "state", "country", "zipcode"] as const)
    .flatMap((part) => address?.[part] || [])
    .join(", ");

/** Completed steps, each with 'Change'. */
function CompletedSteps() {
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

/** Where one is and what is done already; nothing of it is there on the first step, so it comes after that. */
export function StepProgress() {
  return (
    <>
      <StepNavigator />
      <CompletedSteps />
    </>
  );
}
