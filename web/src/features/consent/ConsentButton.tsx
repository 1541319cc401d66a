import { m, useText } from "../../platform/text/useText.ts";

// The question is fetched after the first view; this button comes with the footer.
const reopen = () =>
  void import("../../platform/analytics/consentStore.ts")
    .then(({ consentStore }) => consentStore.reopen())
    .catch(() => {});

/** Opens the question about analytics again. */
export function ConsentButton({ className }: { className: string }) {
  const text = useText();
  return (
    <button type="button" onClick={reopen} className={className}>
      {text(m.consent_settings)}
    </button>
  );
}
