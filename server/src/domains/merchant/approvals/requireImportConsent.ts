import type { PlannedRow } from "@velours/sdk/import";
import { decimalText, sumAmounts } from "@velours/sdk/rules";
import type { GiftCard, ImportApplication, Promotion, Proposal } from "@velours/sdk/types";
import type { Context } from "../../../platform/context.ts";
import type { Transaction } from "../../../platform/store/schema.ts";
import { requireConsent } from "./requireConsent.ts";
import { needsPromotionConsent } from "./requirePromotionConsent.ts";
import { sumIssuedByCaller } from "./sumIssuedByCaller.ts";

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

/**
 * Undoes an import with promotions or gift cards that one person must not save by their own operations. Call it before the
 * import is written: the settings that count are those of now, not those of the file.
 */
export async function requireImportConsent(
  trx: Transaction,
  context: Pick<Context, "approval" | "merchant">,
  rows: readonly PlannedRow[],
  { body, key }: { body: ImportApplication; key: string | undefined },
): Promise<void> {
  const promotions = rows.flatMap(({ part, row }) => (part === "promotions" ? [row as Promotion] : []));
  const cards = listNewCards(rows);
  const moved = listMovedCards(rows);
  const imported = sumAmounts(cards.map((card) => card.amount_remaining));
  const issued = cards.length === 0 ? 0 : sumAmounts([imported, await sumIssuedByCaller(trx, context)]);
  const about: NonNullable<Proposal["import"]> = {
    name: body.file.name ?? "import",
    plan: body.plan,
    promotions: promotions.slice(0, 100).map(({ name }) => name),
    giftCards: cards.length + moved.length,
    giftCardsAmount: decimalText(imported),
  };
  for (const site of new Set([...promotions, ...cards, ...moved].map((row) => row.site)))
    await requireConsent(
      trx,
      context,
      (approvals) =>
        promotions.some((each) => each.site === site && needsPromotionConsent(approvals, each)) ||
        (approvals.giftCardAbove !== undefined && moved.some((each) => each.site === site)) ||
        (cards.some((each) => each.site === site) &&
          issued > (approvals.giftCardAbove ?? Number.POSITIVE_INFINITY)),
      {
        operation: "applyImport",
        site,
        orderId: null,
        request: { params: {}, headers: { "idempotency-key": key }, body },
        about: { import: about },
      },
    );
}
