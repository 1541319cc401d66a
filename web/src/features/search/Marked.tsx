import { markWords } from "@velours/sdk/rules";

/** A text with the searched beginnings of words in bold. */
export function Marked({ text, search }: { text: string; search: string }) {
  return markWords(text, search).map(({ text: part, marked }, index) =>
    marked ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text
      <mark key={index} className="bg-transparent font-bold text-brand-700">
        {part}
      </mark>
    ) : (
      part
    ),
  );
}
