import { parseLocale, withLocale } from "@velours/sdk/shop";
import type { Language, Notification } from "@velours/sdk/types";
import type { Handler } from "../../platform/contract.ts";
import { readNotifications } from "./store.ts";

/** The published cards of a site's feed, in its own order or the reverse. */
export const listNotifications: Handler<"listNotifications"> = async (
  { query },
  { store, site, sites, now },
) => {
  const source = query.filter?.source || site;
  const [key, direction] = Object.entries(query.order ?? {})[0] ?? [];
  const orderSite = key?.endsWith("_order") ? key.slice(0, -"_order".length) : source;
  const cards = (await readNotifications(store.db, source)).filter(
    ({ date_published }) => date_published * 1000 <= now.getTime(),
  );
  const getPosition = ({ orders }: Notification) => orders?.[orderSite] ?? Number.MAX_SAFE_INTEGER;
  const sign = direction === "DESC" ? -1 : 1;
  cards.sort((a, b) => sign * (getPosition(a) - getPosition(b)) || a.id - b.id);
  const { language } = parseLocale(
    withLocale({ configuration: query.configuration }, sites.all(), site).configuration,
  );
  return { status: 200, body: cards.map((card) => presentNotification(card, language)) };
};

/** A card as answers carry it: words in one language. */
function presentNotification(card: Notification, language: Language): Notification {
  const { orders: _o, renews_days: _r, translations, ...shown } = card;
  return { ...shown, ...translations?.[language] };
}
