import type { Promotion } from "@velours/sdk/types";
import { Tag } from "lucide-react";
import { type ReactNode, useState } from "react";
import { lazyPart } from "../../platform/chunks/lazyPart.tsx";
import { m, useText } from "../../platform/text/useText.ts";

const PromotionModal = lazyPart(async () => (await import("./PromotionModal.tsx")).PromotionModal);

interface Props {
  promotion: Promotion;
  /** Said instead of the code alone. */
  children?: ReactNode;
}

/** A promotion's code and description, with an icon. */
export function PromotionTag({ promotion, children = promotion.name }: Props) {
  const text = useText();
  const [open, setOpen] = useState(false);
  const show = () => setOpen(true);
  const hide = () => setOpen(false);
  const { notification } = promotion;
  return (
    <span className="inline-flex items-center gap-2">
      <Tag aria-hidden="true" size={16} className="shrink-0 text-brand-600" />
      <span>
        <span className="font-semibold">{children}</span>
        {promotion.description && (
          <span className="block text-sm text-ink-faint">{promotion.description}</span>
        )}
        {notification && (
          <>
            <button
              type="button"
              aria-haspopup="dialog"
              aria-label={`${text(m.details)}, ${promotion.name}`}
              onClick={show}
              className="min-h-6 text-sm text-brand-700 underline underline-offset-4"
            >
              {text(m.details)}
            </button>
            <PromotionModal
              open={open}
              onClose={hide}
              missing={{ open: show, close: hide }}
              notification={notification}
            />
          </>
        )}
      </span>
    </span>
  );
}
