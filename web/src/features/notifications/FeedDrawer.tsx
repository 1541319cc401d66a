import { useEffect, useState } from "react";
import { useShop } from "../../platform/api/useShop.ts";
import { serverNow } from "../../platform/browser/serverClock.ts";
import { useQuery } from "../../platform/queries/useQuery.ts";
import { useSite } from "../../platform/sites/useSite.ts";
import { m, useText } from "../../platform/text/useText.ts";
import { Button } from "../../platform/ui/Button.tsx";
import { Drawer } from "../../platform/ui/Drawer.tsx";
import { EmptyState } from "../../platform/ui/EmptyState.tsx";
import { Notice } from "../../platform/ui/Notice.tsx";
import { Skeleton } from "../../platform/ui/Skeleton.tsx";
import { FeedCard } from "./FeedCard.tsx";
import { REFRESH_MS, readLastSeen, storeLastSeen } from "./lastSeen.ts";
import { notificationsQuery } from "./queries.ts";

interface Props {
  open: boolean;
  onClose: () => void;
}

/** 'What's new on {site}': the site's cards in a slide-out on the right. */
export function FeedDrawer({ open, onClose }: Props) {
  const text = useText();
  const shop = useShop();
  const site = useSite();
  const { data, error, refetch } = useQuery({ ...notificationsQuery(shop, site), enabled: open });
  const seen = useLastSeen(shop.site, open);
  return (
    <Drawer
      open={open}
      onClose={onClose}
      side="right"
      title={text(m.feed_title, { site: site.name })}
      closeLabel={text(m.close)}
    >
      {data ? (
        data.length > 0 ? (
          <ul className="flex flex-col gap-5 p-6">
            {data.map((card) => (
              <li key={card.id}>
                <FeedCard card={card} seen={seen} onLeave={onClose} />
              </li>
            ))}
          </ul>
        ) : (
          <EmptyState title={text(m.feed_empty)} />
        )
      ) : error ? (
        <div className="flex flex-col items-start gap-4 p-6">
          <Notice tone="bad">{text(m.feed_failed)}</Notice>
          <Button variant="outline" onClick={refetch}>
            {text(m.retry)}
          </Button>
        </div>
      ) : (
        <div role="status" className="flex flex-col gap-5 p-6">
          <span className="sr-only">{text(m.loading)}</span>
          <Skeleton className="h-56 rounded-lg" />
          <Skeleton className="h-56 rounded-lg" />
        </div>
      )}
    </Drawer>
  );
}

/** When the feed was seen before it opened; opening it records the time, and closing it once more a second later. */
function useLastSeen(site: string, open: boolean): number | null {
  const [seen, setSeen] = useState<number | null>(null);
  useEffect(() => {
    if (!open) return;
    setSeen(readLastSeen(site));
    storeLastSeen(site, serverNow());
    return () => {
      setTimeout(() => storeLastSeen(site, serverNow()), REFRESH_MS);
    };
  }, [site, open]);
  return seen;
}
