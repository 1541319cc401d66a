import { m, useText } from "../../../platform/text/useText.ts";

/** Privacy Policy | Terms & Conditions. */
export function LegalLinks() {
  const text = useText();
  const look = "underline underline-offset-4 hover:text-brand-700";
  return (
    <p className="text-sm text-ink-faint print:hidden">
      <a href="/assets/files/privacy-policy.pdf" target="_blank" rel="noopener" className={look}>
        {text(m.privacy_policy)}
      </a>
      <span aria-hidden="true"> | </span>
      <a href="/assets/files/terms-and-conditions.pdf" target="_blank" rel="noopener" className={look}>
        {text(m.terms_and_conditions)}
      </a>
    </p>
  );
}
