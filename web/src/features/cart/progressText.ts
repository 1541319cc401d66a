import { formatMoney, type ProgressText } from "@velours/sdk/rules";
import type { Invoice } from "@velours/sdk/types";
import { m } from "../../platform/text/m.ts";
import type { Text } from "../../platform/text/useText.ts";

/** Text of the progress widget: percentages as '{n}%', the rest as money. */
export function progressText(
  progress: ProgressText,
  { currency, discounts }: Pick<Invoice, "currency" | "discounts">,
  text: Text,
): string {
  const money = (amount: number) => formatMoney(amount, currency);
  const away = (missing: number, reward: string) => text(m.progress_away, { rest: money(missing), reward });
  const unlocked = (reward: string) => text(m.progress_unlocked, { reward });
  const percentOff = ({ percent: n, upTo }: { percent: number; upTo: boolean }) =>
    text(upTo ? m.progress_percent_up_to : m.progress_percent, { n });
  const amountOff = (amount: number) => text(m.progress_amount, { amount: money(amount) });
  const gift = (title: string) => (title ? text(m.progress_gift, { title }) : text(m.progress_gift_any));
  const toSave = (n: number, x: string) => text(m.fqt_save, { n, x });
  const saved = (x: string) => text(m.fqt_saved, { x });
  switch (progress.key) {
    case "addForPercent":
      return away(progress.missing, percentOff(progress));
    case "addForAmount":
      return away(progress.missing, amountOff(progress.amount));
    case "addForGift":
      return away(progress.missing, gift(progress.title));
    case "addItemsToSaveAmount":
      return toSave(progress.items, money(progress.amount));
    case "addItemsToSavePercent":
      return toSave(progress.items, text(m.share, { n: progress.percent }));
    case "addItemsForFreeShipping":
      return text(m.fqt_free, { n: progress.items });
    case "savedAmount":
      return saved(money(progress.amount));
    case "savedPercent":
      return saved(text(m.share, { n: progress.percent }));
    case "savedFreeShipping":
      // The amount is unknown until the rates are loaded.
      return discounts.shipping > 0 ? saved(money(discounts.shipping)) : text(m.free_shipping_reached);
    case "unlockedPercent":
      return unlocked(percentOff(progress));
    case "unlockedAmount":
      return unlocked(amountOff(progress.amount));
    case "unlockedGift":
      return unlocked(gift(progress.title));
  }
}
