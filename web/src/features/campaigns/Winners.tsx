import type { CampaignPage } from "@velours/sdk/types";
import { Trophy } from "lucide-react";
import { m, useText } from "../../platform/text/useText.ts";
import { LocalDay } from "../../platform/ui/LocalDay.tsx";

/** Earlier winners, the newest first. */
export function Winners({ winners }: Pick<CampaignPage, "winners">) {
  const text = useText();
  if (winners.length === 0) return null;
  return (
    <section aria-labelledby="winners" className="page pb-16">
      <h2 id="winners" className="mb-6 text-2xl font-bold">
        {text(m.campaign_winners)}
      </h2>
      <ul className="grid gap-4 tablet:grid-cols-3">
        {winners.map(({ name, prize, date }) => (
          <li key={`${name} ${date}`} className="flex items-center gap-4 rounded-lg border border-line p-5">
            <Trophy aria-hidden="true" size={24} strokeWidth={1.5} className="shrink-0 text-brand-600" />
            <p className="flex flex-col">
              <span className="font-semibold">{text(m.campaign_winner, { name, prize })}</span>
              <span className="text-sm text-ink-soft">
                <LocalDay iso={new Date(date * 1000).toISOString()} />
              </span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
