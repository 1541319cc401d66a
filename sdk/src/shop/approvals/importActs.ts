import type { PlannedRow } from "../../import/plan/planDocument.ts";
import { decimalText, sumAmounts } from "../../rules/money.ts";
import type { GiftCard, ImportApplication, Promotion, Proposal } from "../../types.ts";
import type { Act } from "./Act.ts";
import { needsPromotionConsent } from "./acts.ts";

/** New gift cards of an import: others keep what is on them. */
export const listNewCards = (rows: readonly PlannedRow[]): GiftCard[] =>
  rows.flatMap(({ part, before, row }) => (part === "giftCards" && before === null ? [row as GiftCard] : []));

/** Cards that it moves to another site, whatever is on them: its settings may not let one person put as much there. */
const listMovedCards = (rows: readonly PlannedRow[]): GiftCard[] =>
  rows.flatMap(({ part, before, changes, row }) =>
    part === "giftCards" && before !== null && changes.some(({ path }) => path === "site")
      ? [row as GiftCard]
      : [],
  );

interface ImportAct {
  rows: readonly PlannedRow[];
  body: ImportApplication;
  key: string | undefined;
  /** The sum of what the importer put on gift cards within a day, without these. */
  issued: number;
}

/**
 * An import, once for each site whose promotions or gift cards it writes. The settings that count are those of before, not those
 * of the file.
 */
export function importActs({ rows, body, key, issued }: ImportAct): Act[] {
  const promotions = rows.flatMap(({ part, row }) => (part === "promotions" ? [row as Promotion] : []));
  const cards = listNewCards(rows);
  const moved = listMovedCards(rows);
  const imported = sumAmounts(cards.map((card) => card.amount_remaining));
  const total = cards.length === 0 ? 0 : sumAmounts([imported, issued]);
  const about: NonNullable<Proposal["import"]> = {
    name: body.file.name ?? "import",
    plan: body.plan,
    promotions: promotions.slice(0, 100).map(({ name }) => name),
    giftCards: cards.length + moved.length,
    giftCardsAmount: decimalText(imported),
  };
  const sites = new Set([...promotions, ...cards, ...moved].map((row) => row.site));
  return Array.from(sites, (site) => {
    const isOf = (row: { site: string }) => row.site === site;
    return {
      isNeeded: (approvals) =>
        promotions.some((each) => isOf(each) && needsPromotionConsent(approvals, each)) ||
        (approvals.giftCardAbove !== undefined &&
          (moved.some(isOf) || (cards.some(isOf) && total > approvals.giftCardAbove))),
      proposed: {
        operation: "applyImport",
        site,
        orderId: null,
        request: { params: {}, headers: { "idempotency-key": key }, body },
        about: { import: about },
      },
    };
  });
}
