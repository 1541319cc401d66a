import { useState } from "react";
import { m, useDeskText } from "./desk.ts";

/** Copies a value to the clipboard, and says in `note` that it is there, or that a person has to copy it. */
export function useCopy(value: string): { copy: () => void; note: string } {
  const text = useDeskText();
  const [note, setNote] = useState("");
  const copy = () =>
    void navigator.clipboard.writeText(value).then(
      () => setNote(text(m.campaign_copied)),
      () => setNote(text(m.desk_key_copy_yourself)),
    );
  return { copy, note };
}
