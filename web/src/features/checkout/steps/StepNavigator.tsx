import { showsNavigator } from "@velours/sdk/rules";
import { Check } from "lucide-react";
import { m } from "../../../platform/text/m.ts";
import { useText } from "../../../platform/text/useText.ts";
import { useCheckout } from "../CheckoutContext.ts";
import { stepName } from "./stepName.ts";

/** Where one is, when there is something on both sides. */
export function StepNavigator() {
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
