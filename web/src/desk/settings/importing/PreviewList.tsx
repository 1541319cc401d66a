import { useState } from "react";
import { Button } from "../../../platform/ui/Button.tsx";
import { m, useDeskText } from "../../desk.ts";

const FIRST = 10;

interface Props {
  title: string;
  sentences: readonly string[];
}

/** Sentences about what an import would do, the first ones until all are asked for. */
export function PreviewList({ title, sentences }: Props) {
  const text = useDeskText();
  const [isWhole, setWhole] = useState(false);
  if (sentences.length === 0) return null;
  return (
    <section className="rounded-lg border border-line bg-white p-4 tablet:p-6">
      <h3 className="flex items-baseline gap-3 text-lg font-semibold">
        {title}
        <span className="text-base font-normal text-ink-soft tabular-nums">{sentences.length}</span>
      </h3>
      <ul className="mt-2 flex list-disc flex-col gap-1 pl-5 text-sm break-words">
        {sentences.slice(0, isWhole ? undefined : FIRST).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      {!isWhole && sentences.length > FIRST && (
        <Button variant="text" size="small" onClick={() => setWhole(true)}>
          {text(m.desk_show_all, { n: sentences.length })}
        </Button>
      )}
    </section>
  );
}
