import { useSite } from "../sites/useSite.ts";
import { m, useText } from "../text/useText.ts";

/** With and without the age that shoppers certify. */
const SENTENCES = {
  agree: [m.agree_to_terms, m.agree_to_terms_age],
  account: [m.account_terms, m.account_terms_age],
} as const;

/** A sentence about the terms of service, with the link to them in it and the age of sites that have one. */
export function TermsSentence({ sentence }: { sentence: keyof typeof SENTENCES }) {
  const text = useText();
  const { minimumAge: n } = useSite();
  const [plain, aged] = SENTENCES[sentence];
  const terms = "\n";
  const [before, after] = (n ? text(aged, { terms, n }) : text(plain, { terms })).split("\n");
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
