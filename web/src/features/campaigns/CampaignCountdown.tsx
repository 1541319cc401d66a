import { longCountdown } from "@velours/sdk/rules";
import type { CampaignPage } from "@velours/sdk/types";
import { useShop } from "../../platform/api/useShop.ts";
import { m, useText } from "../../platform/text/useText.ts";
import { useCountdown } from "../../platform/ui/useCountdown.ts";

interface Props {
  page: Pick<CampaignPage, "date_expired">;
  now: number;
  /** A line above; that it ends without one. */
  label?: string;
}

/** How long a campaign still runs; nothing for one without an end. */
export function CampaignCountdown({ page, ...props }: Props) {
  return page.date_expired === null ? null : <Clock target={page.date_expired} {...props} />;
}

function Clock({ target, now, label }: Omit<Props, "page"> & { target: number }) {
  const text = useText();
  const { language } = useShop();
  const left = useCountdown(target, now);
  // "03 hours" becomes a number above its word.
  const parts = longCountdown(left, language).match(/\S+ \S+/g) ?? [];
  return (
    <div role="timer" className="flex flex-col gap-2">
      <p className="text-sm font-semibold">{label ?? text(m.campaign_ends_in)}</p>
      <p className="flex gap-2">
        {parts.map((part) => {
          const [number, word] = part.split(" ");
          return (
            <span
              key={word}
              className="flex min-w-15 flex-col items-center rounded-md bg-white px-1 py-2 wide:min-w-18 text-ink shadow-card"
            >
              <span className="text-2xl font-bold tabular-nums">{number}</span>{" "}
              <span className="text-xs text-ink-soft">{word}</span>
            </span>
          );
        })}
      </p>
    </div>
  );
}
