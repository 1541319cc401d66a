import { ChevronDown } from "lucide-react";
import { useState } from "react";
import { useShop } from "../../../platform/api/useShop.ts";
import { TextPage } from "../../../platform/layout/TextPage.tsx";
import { useRegion } from "../../../platform/sites/useRegion.ts";
import { useSite } from "../../../platform/sites/useSite.ts";
import { m, useText } from "../../../platform/text/useText.ts";
import { Field } from "../../../platform/ui/Field.tsx";
import { Link } from "../../../platform/ui/Link.tsx";
import { PRIVACY, TERMS } from "../../legal/documents.ts";
import { LegalText } from "../../legal/LegalText.tsx";
import { findQuestions } from "./findQuestions.ts";
import { type HelpQuestion, type HelpTopic, helpTopics } from "./helpTopics.ts";

/** Questions by topic, narrowed as one types; all of them are there without scripts. */
function HelpQuestions({ topics }: { topics: readonly HelpTopic[] }) {
  const text = useText();
  const [words, setWords] = useState("");
  const found = findQuestions(topics, words);
  const count = found.reduce((sum, { questions }) => sum + questions.length, 0);
  const isSearching = words.trim() !== "";
  return (
    <div className="flex flex-col gap-8">
      <search>
        <Field
          type="search"
          name="help-search"
          label={text(m.help_search)}
          value={words}
          onChange={(event) => setWords(event.target.value)}
          autoComplete="off"
          maxLength={100}
        />
        <p role="status" className="mt-2 min-h-6 text-sm text-ink-soft">
          {isSearching && (count > 0 ? text(m.help_found, { count }) : text(m.help_none))}
        </p>
      </search>
      {found.map(({ id, title, questions }) => (
        <section key={id} id={id} aria-labelledby={`${id}-title`}>
          <h2 id={`${id}-title`} className="mb-2 text-xl font-bold">
            {title}
          </h2>
          <div className="border-t border-line">
            {questions.map((question) => (
              // Another key opens the found ones, and closes them again afterwards.
              <Question key={`${isSearching} ${question.question}`} {...question} open={isSearching} />
            ))}
          </div>
        </section>
      ))}
      {count === 0 && (
        <p>
          <Link href="/contact" className="font-semibold text-brand-700 underline underline-offset-4">
            {text(m.help_ask)}
          </Link>
        </p>
      )}
    </div>
  );
}

function Question({ question, answer, link, open }: HelpQuestion & { open: boolean }) {
  return (
    <details open={open} className="group border-b border-line">
      <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 py-3 font-semibold">
        {question}
        <ChevronDown
          aria-hidden="true"
          size={18}
          className="shrink-0 transition-transform group-open:rotate-180 motion-reduce:transition-none"
        />
      </summary>
      <div className="pb-5 text-ink-soft">
        <p>{answer}</p>
        {link && (
          <Link
            href={link.href}
            className="inline-flex min-h-9 items-center font-semibold text-brand-700 underline underline-offset-4"
          >
            {link.label}
          </Link>
        )}
      </div>
    </details>
  );
}

export function HelpScreen() {
  const text = useText();
  const shop = useShop();
  const site = useSite();
  return (
    <TextPage title={text(m.help)}>
      <HelpQuestions topics={helpTopics(site, useRegion(), shop)} />
      {[TERMS, PRIVACY]
        .filter(({ id }) => !site.pages?.some(({ handle }) => handle === id))
        .map((document) => (
          <LegalText key={document.id} document={document} />
        ))}
    </TextPage>
  );
}
