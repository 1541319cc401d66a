import { ArrowRight } from "lucide-react";
import { useSite } from "../../../platform/sites/useSite.ts";
import { m } from "../../../platform/text/m.ts";
import { useText } from "../../../platform/text/useText.ts";
import { Link } from "../../../platform/ui/Link.tsx";

const choices = [
  { label: m.home_choices_vibrators, href: "/sex-toys/vibrators" },
  { label: m.home_choices_prostate, href: "/sex-toys/prostate-massagers" },
  { label: m.home_choices_training, href: "/sex-toys/butt-plugs/training-sets" },
];

/** Links to what others buy: listings begin with what sells best. */
export function BestSellers() {
  const text = useText();
  const navigation = JSON.stringify(useSite().navigation);
  const sold = choices.filter(({ href }) => navigation.includes(`"${href}"`));
  if (sold.length === 0) return null;
  return (
    <section aria-labelledby="choices" className="page py-16 tablet:py-20">
      <h2 id="choices" className="mb-8 text-3xl font-bold">
        {text(m.home_choices)}
      </h2>
      <ul className="grid gap-4 tablet:grid-cols-3 tablet:gap-6">
        {sold.map(({ label, href }) => (
          <li key={href}>
            <Link
              href={href}
              className="flex h-full items-center justify-between gap-4 rounded-lg border border-line p-6 text-lg font-semibold hover:border-brand-600 hover:text-brand-700"
            >
              {text(label)}
              <ArrowRight aria-hidden="true" size={20} className="shrink-0 text-brand-600" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
