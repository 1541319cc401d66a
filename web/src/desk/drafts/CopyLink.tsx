import { useState } from "react";
import { Button } from "../../platform/ui/Button.tsx";
import { m, useDeskText } from "../desk.ts";

interface Props {
  link: string;
  /** Tells it from those of other drafts. */
  label?: string;
}

/** A button that copies the link of a draft, and says so. */
export function CopyLink({ link, label }: Props) {
  const text = useDeskText();
  const [note, setNote] = useState("");
  const copy = () =>
    navigator.clipboard.writeText(link).then(
      () => setNote(text(m.campaign_copied)),
      () => setNote(text(m.desk_key_copy_yourself)),
    );
  return (
    <span className="flex flex-wrap items-center gap-2">
      <Button variant="outline" aria-label={label} onClick={() => void copy()}>
        {text(m.desk_draft_copy)}
      </Button>
      <span role="status" className="text-sm text-ink-soft">
        {note}
      </span>
    </span>
  );
}
