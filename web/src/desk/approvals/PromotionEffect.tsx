import type { Promotion } from "@velours/sdk/types";
import { m, useDesk, useDeskText } from "../desk.ts";
import { FieldChanges } from "../FieldChanges.tsx";
import { describePromotion } from "../promotions/describePromotion.ts";
import { usePromotions } from "../promotions/usePromotions.ts";

interface Props {
  promotion: Promotion;
  /** True until somebody decides: the stored promotion is still the one that it replaces. */
  isWaiting: boolean;
}

/** A proposed promotion as it would be saved, with what is stored in its place now. */
export function PromotionEffect({ promotion, isWaiting }: Props) {
  const { locale } = useDesk();
  const text = useDeskText();
  const { data } = usePromotions();
  const stored = isWaiting ? data?.find((row) => row.promotion.id === promotion.id)?.promotion : undefined;
  const rows = describePromotion(promotion, stored, text, locale);
  const changes = stored ? rows.filter(({ before, after }) => before !== after) : [];
  return (
    <>
      <dl
        className="flex flex-col gap-2 text-sm"
        aria-label={text(m.desk_proposal_promotion, { name: promotion.name })}
      >
        {rows
          .filter(({ after }) => after !== null)
          .map(({ path, label, after }) => (
            <div key={path} className="flex justify-between gap-3">
              <dt className="text-ink-soft">{label ?? path}</dt>
              <dd className="min-w-0 text-right break-words">{after}</dd>
            </div>
          ))}
      </dl>
      {changes.length > 0 && (
        <section>
          <h3 className="text-sm font-semibold">{text(m.desk_proposal_changes)}</h3>
          <FieldChanges fields={changes} />
        </section>
      )}
    </>
  );
}
