import type { CampaignOutcome, CampaignPage } from "@velours/sdk/types";
import { useEffect, useRef } from "react";
import { m } from "../../platform/text/m.ts";
import { useText } from "../../platform/text/useText.ts";
import { Button } from "../../platform/ui/Button.tsx";
import { buttonClass } from "../../platform/ui/buttonClass.ts";
import { Html } from "../../platform/ui/Html.tsx";
import { Link } from "../../platform/ui/Link.tsx";
import { WonCode } from "./WonCode.tsx";

interface Props {
  page: CampaignPage;
  outcome: CampaignOutcome;
  /** Takes the focus, which the form's button had. */
  focus: boolean;
  onAgain: () => void;
}

/** The outcome of an entry. */
export function EntryOutcome({ page, outcome, focus, onAgain }: Props) {
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
      {description && <Html html={description} className="text-ink-soft" />}
      {!promotion && page.segments.length > 0 && <p className="text-ink-soft">{text(m.wheel_no_prize)}</p>}
      {promotion ? (
        <WonCode code={promotion} />
      ) : (
        <Link href="/top-picks" className={buttonClass({ variant: "outline" })}>
          {text(m.campaign_browse)}
        </Link>
      )}
      <Button variant="text" size="small" onClick={onAgain}>
        {text(m.campaign_another)}
      </Button>
    </div>
  );
}
