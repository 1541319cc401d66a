import type { MerchantPromotion } from "@velours/sdk/types";
import { Button } from "../../platform/ui/Button.tsx";
import { Notice } from "../../platform/ui/Notice.tsx";
import { m, useDesk, useDeskText } from "../desk.ts";
import { describeField } from "./describeField.ts";
import { fieldTexts } from "./fieldTexts.ts";
import { type PromotionDraft, toDraft } from "./promotionDraft.ts";
import { promotionFieldNames } from "./promotionPaths.ts";

interface Props {
  /** The number of a new promotion was taken: there is nothing to choose. */
  isNew: boolean;
  current: MerchantPromotion;
  draft: PromotionDraft;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/** Shows what is there now where it differs from what was typed, and asks which of the two is to stay. */
export function ChangedMeanwhile({ isNew, current, draft, onKeepMine, onTakeTheirs }: Props) {
  const { locale } = useDesk();
  const text = useDeskText();
  if (isNew)
    return (
      <Notice tone="bad">
        <p>{text(m.desk_promotion_number_taken, { name: current.promotion.name })}</p>
        <Button variant="outline" size="small" className="mt-3" onClick={onKeepMine}>
          {text(m.desk_promotion_next_number)}
        </Button>
      </Notice>
    );
  const theirs = toDraft(current.promotion);
  const differing = promotionFieldNames.filter(
    (field) => JSON.stringify(theirs[field]) !== JSON.stringify(draft[field]),
  );
  return (
    <Notice tone="bad">
      <p className="font-semibold">{text(m.desk_changed_meanwhile)}</p>
      <dl className="mt-2 text-sm">
        {differing.map((field) => (
          <div key={field} className="flex gap-2">
            <dt className="font-semibold">{text(fieldTexts[field])}</dt>
            <dd className="min-w-0 break-words">{describeField(theirs, field, text, locale) || "–"}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button variant="outline" size="small" onClick={onTakeTheirs}>
          {text(m.desk_take_theirs)}
        </Button>
        <Button variant="outline" size="small" onClick={onKeepMine}>
          {text(m.desk_keep_mine)}
        </Button>
      </div>
    </Notice>
  );
}
