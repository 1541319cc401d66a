import { Button } from "../../platform/ui/Button.tsx";
import { m, useDeskText } from "../desk.ts";
import { useCopy } from "../useCopy.ts";

interface Props {
  link: string;
  /** Tells it from those of other drafts. */
  label?: string;
}

/** A button that copies the link of a draft, and says so. */
export function CopyLink({ link, label }: Props) {
  const text = useDeskText();
  const { copy, note, isRefused } = useCopy(link);
  return (
    <span className="flex flex-wrap items-center gap-2">
      <Button variant="outline" aria-label={label} onClick={copy}>
        {text(m.desk_draft_copy)}
      </Button>
      <span role="status" className="text-sm text-ink-soft">
        {note}
      </span>
      {isRefused && <code className="basis-full text-sm break-all select-all">{link}</code>}
    </span>
  );
}
