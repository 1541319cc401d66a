import type { MerchantDraft } from "@velours/sdk/types";
import { useRef } from "react";
import { Button } from "../../platform/ui/Button.tsx";
import { Field } from "../../platform/ui/Field.tsx";
import { m, useDeskText } from "../desk.ts";
import { DeskDialog } from "../frame/DeskDialog.tsx";
import { CopyLink } from "./CopyLink.tsx";

interface Props {
  draft: MerchantDraft;
  /** The shop sends the link. */
  isSent: boolean;
  onClose: () => void;
}

/** The link of a draft that was just made. */
export function MadeDraft({ draft: { link, email }, isSent, onClose }: Props) {
  const text = useDeskText();
  const field = useRef<HTMLInputElement>(null);
  return (
    <DeskDialog onClose={onClose} title={text(m.desk_draft_made)} focusFirst={field}>
      {isSent && <p className="break-words">{text(m.desk_draft_sent, { email })}</p>}
      <Field
        ref={field}
        label={text(m.desk_draft_link)}
        name="link"
        readOnly
        spellCheck={false}
        value={link}
        onFocus={({ target }) => target.select()}
      />
      <div className="flex flex-wrap items-center gap-3">
        <CopyLink link={link} />
        <Button variant="outline" onClick={onClose}>
          {text(m.close)}
        </Button>
      </div>
    </DeskDialog>
  );
}
