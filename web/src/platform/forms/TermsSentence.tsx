import { m } from "../text/m.ts";
import { useText } from "../text/useText.ts";

/** Has its own place for the words of the link. */
type Message = typeof m.agree_to_terms | typeof m.account_terms;

/** A sentence about the terms of service, with the link to them in it. */
export function TermsSentence({ message }: { message: Message }) {
  const text = useText();
  const [before, after] = text(message, { terms: "\n" }).split("\n");
  return (
    <>
      {before}
      <a
        href="/assets/files/terms-store.pdf"
        target="_blank"
        rel="noopener"
        className="font-semibold text-brand-700 underline underline-offset-4"
      >
        {text(m.terms_of_service)}
      </a>
      {after}
    </>
  );
}
