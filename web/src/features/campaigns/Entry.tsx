import type { CampaignOutcome, CampaignPage } from "@velours/sdk/types";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { copyText } from "../../platform/browser/copyText.ts";
import { m, useText } from "../../platform/text/useText.ts";
import { Button } from "../../platform/ui/Button.tsx";
import { buttonClass } from "../../platform/ui/buttonClass.ts";
import { Html } from "../../platform/ui/Html.tsx";
import { ListingLink } from "../../platform/ui/ListingLink.tsx";
import { useApplyPromotion } from "../cart/useApplyPromotion.ts";
import { EntryForm } from "./EntryForm.tsx";
import type { CampaignEntryState } from "./useEntry.ts";

/** A code that was won: to copy, or to put into the cart. */
function WonCode({ code }: { code: string }) {
  const text = useText();
  const [message, setMessage] = useState("");
  const { apply, busy, failed } = useApplyPromotion();

  const copy = async () =>
    setMessage(text((await copyText(code)) ? m.campaign_copied : m.campaign_not_copied));

  return (
    <div className="flex w-full flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3 rounded-md border-2 border-dashed border-brand-600 bg-brand-50 py-3 pr-3 pl-5">
        <p className="flex min-w-0 flex-col">
          <span className="text-sm text-ink-soft">{text(m.campaign_code)}</span>
          <strong className="text-xl tracking-wide break-all text-brand-800">{code}</strong>
        </p>
        <Button variant="outline" size="small" onClick={() => void copy()}>
          {text(m.campaign_copy)}
        </Button>
      </div>
      <p role="status" className="text-sm text-ink-soft empty:hidden">
        {failed ? text(m.shop_not_reached) : message}
      </p>
      <Button wide busy={busy} onClick={() => void apply(code)}>
        {text(m.campaign_use_code)}
      </Button>
    </div>
  );
}

interface EntryOutcomeProps {
  page: CampaignPage;
  outcome: CampaignOutcome;
  /** The words of a refused second entry. */
  note: string | undefined;
  /** Takes the focus, which the form's button had. */
  focus: boolean;
  onAgain: () => void;
}

/** The outcome of an entry. */
function EntryOutcome({ page, outcome, note, focus, onAgain }: EntryOutcomeProps) {
  const text = useText();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focus) heading.current?.focus();
  }, [focus]);
  const { title, description, promotion } = outcome;
  return (
    <div className="flex flex-col items-start gap-4">
      <h2 ref={heading} tabIndex={-1} className="text-2xl font-bold outline-none">
        {title}
      </h2>
      {note && <p>{note}</p>}
      {description && <Html html={description} className="text-ink-soft" />}
      {!promotion && page.segments.length > 0 && <p className="text-ink-soft">{text(m.wheel_no_prize)}</p>}
      {promotion ? (
        <WonCode code={promotion} />
      ) : (
        <ListingLink href="/top-picks" className={buttonClass({ variant: "outline" })}>
          {text(m.campaign_browse)}
        </ListingLink>
      )}
      <Button variant="text" size="small" onClick={onAgain}>
        {text(m.campaign_another)}
      </Button>
    </div>
  );
}

interface Props {
  page: CampaignPage;
  entry: CampaignEntryState;
  /** In place of the form. */
  children?: ReactNode;
}

/** The body of a campaign's page: the form, then its outcome; or a note that it is over. */
export function Entry({ page, entry, children }: Props) {
  const text = useText();
  const { outcome, fresh, ended, again } = entry;
  if (outcome) {
    const note = entry.form.general;
    return <EntryOutcome page={page} outcome={outcome} note={note} focus={fresh} onAgain={again} />;
  }
  if (ended)
    return (
      <div role="status" className="flex flex-col gap-2">
        <h2 className="text-xl font-bold">{text(m.campaign_over)}</h2>
        <p className="text-ink-soft">{text(m.campaign_over_text)}</p>
      </div>
    );
  return children ?? <EntryForm page={page} entry={entry} />;
}
