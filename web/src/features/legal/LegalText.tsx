import { useShop } from "../../platform/api/useShop.ts";
import { returnsText } from "../../platform/sites/returnsText.ts";
import { useSite } from "../../platform/sites/useSite.ts";
import { m, useText } from "../../platform/text/useText.ts";
import type { LegalDocument } from "./LegalDocument.ts";

/** A legal document as a section of a page, with the link to its PDF. */
export function LegalText({
  document: { id, files, title, paragraphs, facts = [] },
}: {
  document: LegalDocument;
}) {
  const text = useText();
  const { language } = useShop();
  const site = useSite();
  const fromSite = {
    age: () => (site.minimumAge ? text(m.terms_age, { n: site.minimumAge }) : null),
    returns: () => returnsText(site, language, text),
  };
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="border-t border-line pt-8">
      <h2 id={`${id}-title`} className="mb-3 text-2xl font-bold">
        {text(title)}
      </h2>
      <div className="flex flex-col gap-3 text-ink-soft">
        {[...paragraphs.map((words) => text(words)), ...facts.map((fact) => fromSite[fact]())].map(
          (words) => words && <p key={words}>{words}</p>,
        )}
      </div>
      <a
        href={files[0]}
        target="_blank"
        rel="noopener"
        className="mt-2 inline-flex min-h-9 items-center font-semibold text-brand-700 underline underline-offset-4"
      >
        {text(m.as_pdf)}
        <span className="sr-only"> {text(title)}</span>
      </a>
    </section>
  );
}
