import type { MerchantDraft } from "@velours/sdk/types";
import { useEffect, useRef } from "react";
import { Button } from "../../platform/ui/Button.tsx";
import { Field } from "../../platform/ui/Field.tsx";
import { m, useDeskText } from "../desk.ts";
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
  // The form is gone, and the focus with it.
  useEffect(() => field.current?.focus(), []);
  return (
    <>
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
    </>
  );
}
