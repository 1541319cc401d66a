import { type GiftCardUnit, lineId } from "@velours/sdk/rules";
import type { GiftCardDelivery } from "@velours/sdk/types";
import type { GiftCardDraft } from "../draft/CheckoutDraft.ts";

/** Name of a unit among the drafts: its line, and its place within it. */
export const unitId = ({ key, at }: Pick<GiftCardUnit, "key" | "at">): string => `${lineId(key)}#${at}`;

/** A saved delivery as the form shows it. */
export const giftCardDraft = ({ from, to, date }: GiftCardDelivery): GiftCardDraft => ({
  email: to?.email ?? "",
  message: from?.message ?? "",
  name: from?.name ?? "",
  date: date ?? "",
});
