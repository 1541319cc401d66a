import { compactCountdown, couponClaimed, isNewCard, parsePromoCode, rewriteLink } from "@velours/sdk/rules";
import type { Notification } from "@velours/sdk/types";
import { type RefObject, useEffect, useId, useRef, useState } from "react";
import { useShop } from "../../platform/api/useShop.ts";
import { serverNow } from "../../platform/browser/serverClock.ts";
import { useQuery } from "../../platform/queries/useQuery.ts";
import { m, useText } from "../../platform/text/useText.ts";
import { Badge } from "../../platform/ui/Badge.tsx";
import { Button } from "../../platform/ui/Button.tsx";
import { buttonClass } from "../../platform/ui/buttonClass.ts";
import { Html } from "../../platform/ui/Html.tsx";
import { Link } from "../../platform/ui/Link.tsx";
import { Progress } from "../../platform/ui/Progress.tsx";
import { useCountdown } from "../../platform/ui/useCountdown.ts";
import { claimedQuery } from "./queries.ts";

interface Props {
  card: Notification;
  /** When the feed was seen before. */
  seen: number | null;
  /** After its button. */
  onLeave: () => void;
}

/** A card of the feed. How much of its coupon is claimed is asked when it comes into view. */
export function FeedCard({ card, seen, onLeave }: Props) {
  const text = useText();
  const shop = useShop();
  const id = useId();
  const place = useRef<HTMLElement>(null);
  const visible = useVisible(place);
  const code = parsePromoCode(card.link);
  const { data: promotion } = useQuery({
    ...claimedQuery(shop, code ?? ""),
    enabled: code !== null && visible,
  });
  const claimed = couponClaimed(promotion?.uses_percentage);
  const { title, subtitle, description, image, link, cta_text, date_expired } = card;
  return (
    <article
      ref={place}
      aria-labelledby={id}
      className="flex flex-col gap-3 rounded-lg border border-line p-5"
    >
      <div className="flex min-h-6 flex-wrap items-center justify-between gap-2 text-sm">
        <p className="flex items-center gap-2 font-semibold text-brand-700">
          {subtitle}
          {isNewCard(card, seen) && <Badge tone="brand">{text(m.feed_new)}</Badge>}
        </p>
        {date_expired !== null && <EndsIn target={date_expired} />}
      </div>
      {image && (
        <img src={image} alt="" width={400} height={200} className="h-56 w-full rounded-md object-cover" />
      )}
      <h3 id={id} className="text-xl font-bold">
        {title}
      </h3>
      <Html html={description} className="text-ink-soft" />
      {claimed && (
        <Progress value={claimed.percent / 100} label={text(m.feed_claimed, { percent: claimed.percent })} />
      )}
      {claimed?.ended && (
        <p className="text-sm font-semibold text-bad">
          {text(m.feed_coupon_over, { description: promotion?.description ?? title })}
        </p>
      )}
      {link &&
        (claimed?.ended ? (
          <Button disabled>{cta_text}</Button>
        ) : code ? (
          <CodeLink link={link}>{cta_text}</CodeLink>
        ) : (
          <Link href={link} onClick={onLeave} className={buttonClass()}>
            {cta_text}
          </Link>
        ))}
    </article>
  );
}

/** A document of its own: it puts the code into the cart as it opens. */
function CodeLink({ link, children }: { link: string; children: string }) {
  const shop = useShop();
  const { href, external } = rewriteLink(link, shop, new URL(shop.origin).host);
  return (
    <Link href={external ? link : href} localized={false} className={buttonClass()}>
      {children}
    </Link>
  );
}

function EndsIn({ target }: { target: number }) {
  const text = useText();
  const { language } = useShop();
  const [now] = useState(() => serverNow());
  const left = useCountdown(target, now);
  if (left === 0) return null;
  return (
    <p role="timer" className="text-ink-soft tabular-nums">
      {text(m.campaign_ends_in)} {compactCountdown(left, language)}
    </p>
  );
}

/** True once an element has been in view. */
function useVisible(place: RefObject<Element | null>): boolean {
  const [visible, setVisible] = useState(false);
  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setVisible(true);
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [place]);
  return visible;
}
