import type { Order } from "@velours/sdk/types";
import { useShop } from "../../../platform/api/useShop.ts";
import { useSiteText } from "../../../platform/sites/useSiteText.ts";
import { m, useText } from "../../../platform/text/useText.ts";
import { Link } from "../../../platform/ui/Link.tsx";
import { arrivalText } from "./arrivalText.ts";
import { trackLink } from "./trackLink.ts";

/** The survey of the merchant; nothing where none is configured. */
export function SurveyEmbed() {
  const text = useText();
  const { surveyUrl } = useShop();
  if (!surveyUrl) return null;
  return (
    <iframe
      title={text(m.survey)}
      src={surveyUrl}
      loading="lazy"
      referrerPolicy="no-referrer"
      sandbox="allow-scripts allow-forms allow-same-origin allow-popups"
      className="h-120 w-full rounded-lg border border-line print:hidden"
    />
  );
}

/** Nothing has left of it, and nothing was given back. */
const isWaiting = ({ status }: Order) => status === undefined || status === "placed" || status === "paid";

/** The next events of an order that ships, in their order. */
export function NextSteps({ order }: { order: Order }) {
  const text = useText();
  const shop = useShop();
  const packing = useSiteText()("orderPacking");
  const { shipping, products } = order;
  if (!shipping || !isWaiting(order)) return null;
  const arrival = arrivalText(order, shop, text);
  const steps = [
    packing ?? text(m.next_step_packing),
    products.some(({ _preorder }) => _preorder) && text(m.next_step_preorder),
    arrival,
  ].filter((step) => typeof step === "string");
  return (
    <section aria-labelledby="next-steps" className="rounded-lg border border-line px-5 py-5">
      <h2 id="next-steps" className="text-lg font-bold">
        {text(m.next_steps)}
      </h2>
      <ol className="mt-3 list-decimal space-y-2 pl-5 text-ink-soft">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <Link
        href={trackLink({ number: order.number, email: order.user.email })}
        className="mt-3 inline-flex min-h-9 items-center font-semibold text-brand-700 underline underline-offset-4 print:hidden"
      >
        {text(m.track_title)}
      </Link>
    </section>
  );
}
