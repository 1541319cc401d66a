import type { SiteCode } from "@velours/sdk/types";
import { m, useDeskText } from "../../desk.ts";
import { Card } from "../../frame/Card.tsx";
import { useSites } from "../../useSites.ts";

/** Says whether money moves, as the shop answers it: that and the keys are set where it runs. */
export function CardPayments({ site: code }: { site: SiteCode }) {
  const text = useDeskText();
  const payments = useSites().find((site) => site.code === code)?.payments;
  if (payments === undefined) return null;
  const isLive = payments.environment === "production";
  return (
    <Card title={text(m.desk_site_cards)}>
      <p>{text(isLive ? m.desk_site_cards_live : m.desk_site_cards_sandbox)}</p>
      <p className="mt-2 text-ink-soft">{text(m.desk_site_cards_note)}</p>
    </Card>
  );
}
