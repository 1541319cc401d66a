import type { ReactNode } from "react";
import { Button } from "../../../platform/ui/Button.tsx";
import { Notice } from "../../../platform/ui/Notice.tsx";
import { m, useDeskText } from "../../desk.ts";
import { AskBeforeLeaving } from "../../frame/AskBeforeLeaving.tsx";

interface Props {
  /** Nothing differs from what is stored. */
  isSame: boolean;
  readOnly?: boolean;
  /** Said once it is saved; null before. */
  savedNote: string | null;
  /** Beside the button that shows what changes. */
  actions?: ReactNode;
  onShow: () => void;
  children: ReactNode;
}

/** A form that shows what changes before it is saved, and asks before edits are lost. */
export function DraftForm({ isSame, readOnly = false, savedNote, actions, onShow, children }: Props) {
  const text = useDeskText();
  return (
    <form
      className="mt-2 flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (!readOnly) onShow();
      }}
    >
      <AskBeforeLeaving isEdited={!isSame} />
      {children}
      {savedNote !== null && <Notice tone="good">{savedNote}</Notice>}
      <div className="flex flex-wrap gap-3">
        {!readOnly && (
          <Button type="submit" disabled={isSame}>
            {text(m.desk_show_changes)}
          </Button>
        )}
        {actions}
      </div>
    </form>
  );
}
