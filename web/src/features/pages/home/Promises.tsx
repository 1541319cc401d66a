import { useShop } from "../../../platform/api/useShop.ts";
import { useRegion } from "../../../platform/sites/useRegion.ts";
import { useSite } from "../../../platform/sites/useSite.ts";
import { useSiteText } from "../../../platform/sites/useSiteText.ts";
import { m, useText } from "../../../platform/text/useText.ts";
import { homePromises } from "./homePromises.ts";

/** Promises of the shop, and only those that this region and this site keep. */
export function Promises() {
  const text = useText();
  const own = useSiteText();
  const { language } = useShop();
  const shown = homePromises(useSite(), useRegion(), language, text);
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby="promises" className="bg-cream">
      <div className="page py-16 tablet:py-20">
        <h2 id="promises" className="mb-8 text-3xl font-bold">
          {own("promises") ?? text(m.home_promises)}
        </h2>
        <ul className="grid gap-8 wide:grid-cols-3">
          {shown.map(({ icon, title, text: words }) => (
            <li key={title}>
              <svg aria-hidden="true" width="32" height="32" className="mb-4 text-brand-600">
                <use href={`/assets/img/promises.svg#${icon}`} />
              </svg>
              <h3 className="mb-1 text-lg font-bold">{title}</h3>
              <p className="text-ink-soft">{words}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
