import { ChevronDown } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { Wordmark } from "../../platform/layout/Wordmark.tsx";
import { m, useText } from "../../platform/text/useText.ts";
import { classes } from "../../platform/ui/classes.ts";
import { Link } from "../../platform/ui/Link.tsx";
import { PlainButton } from "../../platform/ui/PlainButton.tsx";

/** The order details on a phone: a bar with the total that slides them out, 38rem at most. */
function PhoneSummary({ total, children }: { total: ReactNode; children: ReactNode }) {
  const text = useText();
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <div className="border-y border-line bg-mist">
      <PlainButton
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className="flex min-h-14 w-full [--ring-offset:-4px] items-center justify-between gap-4 px-6"
      >
        <span className="flex items-center gap-2 font-semibold text-brand-700">
          {text(m.order_summary)}
          <ChevronDown
            aria-hidden="true"
            size={18}
            className={classes("transition-transform duration-200", open && "rotate-180")}
          />
        </span>
        <span className="py-1 text-right text-lg font-bold">{total}</span>
      </PlainButton>
      <div
        id={id}
        className={classes(
          "max-h-[38rem] overflow-y-auto border-line px-6 transition-[max-height] duration-300 ease-calm",
          open ? "border-t py-6" : "hidden",
        )}
      >
        {open && children}
      </div>
    </div>
  );
}

interface Props {
  /** The order details, beside the steps on a desktop and behind a toggle on a phone. */
  summary?: ReactNode;
  /** Shown on the phone's toggle. */
  total?: ReactNode;
  /** The step has the whole width, and no summary. */
  wide?: boolean;
  children: ReactNode;
}

/** On paper the summary stands open below the steps, at any width. Logo, steps, and the summary beside them at 45% of the width. No site header, no footer. */
export function CheckoutLayout({ summary, total, wide = false, children }: Props) {
  const text = useText();
  const width = wide ? "max-w-300" : "max-w-160";
  return (
    <div className="flex flex-1 flex-col tablet:flex-row print:flex-col">
      <div className={summary ? "flex min-w-0 flex-1 flex-col" : "flex min-w-0 flex-1 flex-col items-center"}>
        <div
          className={`w-full ${width} px-6 ${summary ? "mx-auto tablet:mr-0 tablet:pr-10 desktop:pr-16" : ""}`}
        >
          <header className="flex items-center justify-between py-5 tablet:pt-10 tablet:pb-6">
            <Link href="/" preload={false} className="rounded-sm">
              <Wordmark />
            </Link>
            <span className="text-sm font-semibold text-ink-faint print:hidden">
              {text(m.checkout_title)}
            </span>
          </header>
        </div>
        {summary && (
          <div className="tablet:hidden print:hidden">
            <PhoneSummary total={total}>{summary}</PhoneSummary>
          </div>
        )}
        <main
          id="content"
          className={`w-full ${width} flex-1 px-6 pt-8 pb-20 tablet:pt-2 print:max-w-none print:flex-none print:py-4 ${summary ? "mx-auto tablet:mr-0 tablet:pr-10 desktop:pr-16" : ""}`}
        >
          {children}
        </main>
      </div>
      {summary && (
        <aside
          aria-label={text(m.order_summary)}
          className="hidden w-[45%] shrink-0 border-l border-line bg-mist tablet:block print:block print:w-full print:border-0 print:bg-transparent"
        >
          <div className="sticky top-0 max-h-dvh max-w-140 overflow-y-auto px-8 py-10 desktop:px-14 print:static print:max-h-none print:max-w-none print:overflow-visible print:px-6 print:py-0">
            {summary}
          </div>
        </aside>
      )}
    </div>
  );
}
