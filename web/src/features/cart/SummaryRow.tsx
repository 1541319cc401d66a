import { X } from "lucide-react";
import type { ReactNode } from "react";
import { PlainButton } from "../../platform/ui/PlainButton.tsx";

interface Props {
  label: ReactNode;
  remove?: { id?: string; label: string; action: () => void };
  children?: ReactNode;
}

/** A line of the summary; what the shopper applied has a button that removes it. */
export function SummaryRow({ label, remove, children }: Props) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className="flex items-center gap-1">
        {label}
        {remove && (
          <PlainButton
            id={remove.id}
            aria-label={remove.label}
            title={remove.label}
            onClick={remove.action}
            className="flex size-8 items-center justify-center rounded-full text-ink-faint hover:bg-mist hover:text-bad"
          >
            <X aria-hidden="true" size={16} />
          </PlainButton>
        )}
      </dt>
      <dd className="shrink-0 tabular-nums">{children}</dd>
    </div>
  );
}
