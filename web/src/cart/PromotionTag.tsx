import type { Promotion } from "@velours/sdk/types";
import { Tag } from "lucide-react";
import type { ReactNode } from "react";

interface Props {
  promotion: Promotion;
  /** Said instead of the code alone. */
  children?: ReactNode;
}

/** A promotion's code and description, with an icon. */
export function PromotionTag({ promotion, children = promotion.name }: Props) {
  return (
    <span className="inline-flex items-center gap-2">
      <Tag aria-hidden="true" size={16} className="shrink-0 text-brand-600" />
      <span>
        <span className="font-semibold">{children}</span>
        {promotion.description && (
          <span className="block text-sm text-ink-faint">{promotion.description}</span>
        )}
      </span>
    </span>
  );
}
