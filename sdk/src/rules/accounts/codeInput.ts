/** Digits of a one-time code. */
export const CODE_LENGTH = 5;

const DIGITS = /^\d+$/;

/** A complete code has exactly five digits. */
export const isCompleteCode = (code: string): boolean => code.length === CODE_LENGTH && DIGITS.test(code);

const KEYS: readonly string[] = [
  "ArrowLeft",
  "ArrowRight",
  "ArrowUp",
  "ArrowDown",
  "Tab",
  "Backspace",
  "Enter",
];
const SHORTCUTS: readonly string[] = ["c", "v", "a"];

/** Keys a code field accepts: digits, arrows, Tab, Backspace, Enter, and copy, paste, select-all. */
export const isCodeKey = ({
  key,
  ctrlKey,
  metaKey,
}: {
  key: string;
  ctrlKey?: boolean;
  metaKey?: boolean;
}): boolean =>
  ctrlKey || metaKey ? SHORTCUTS.includes(key.toLowerCase()) : /^\d$/.test(key) || KEYS.includes(key);

/** Pastable texts are all digits, at most five. */
export const isPastable = (text: string): boolean => text.length <= CODE_LENGTH && DIGITS.test(text);

/** The single field after a paste over its selection: cut to five digits, or as it was when refused. */
export function pasteCode(
  code: string,
  text: string,
  { start, end }: { start: number; end: number } = { start: code.length, end: code.length },
): string {
  if (!isPastable(text)) return code;
  return `${code.slice(0, start)}${text}${code.slice(end)}`.slice(0, CODE_LENGTH);
}
