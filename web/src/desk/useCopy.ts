import { useState } from "react";
import { copyText } from "../platform/browser/copyText.ts";
import { m, useDeskText } from "./desk.ts";

/** Copies a value to the clipboard, and says in `note` that it is there, or that a person has to copy it. */
export function useCopy(value: string): { copy: () => void; note: string; isRefused: boolean } {
  const text = useDeskText();
  const [isCopied, setCopied] = useState<boolean>();
  const copy = () => void copyText(value).then(setCopied);
  const note = isCopied === undefined ? "" : text(isCopied ? m.campaign_copied : m.desk_key_copy_yourself);
  return { copy, note, isRefused: isCopied === false };
}
