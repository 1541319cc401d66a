import { useShop } from "../../../platform/api/useShop.ts";
import { m } from "../../../platform/text/m.ts";
import { useText } from "../../../platform/text/useText.ts";

/** The survey of the merchant; nothing where none is configured. */
export function SurveyEmbed() {
  const text = useText();
  const { surveyUrl } = useShop();
  if (!surveyUrl) return null;
  return (
    <iframe
      title={text(m.survey)}
      src={surveyUrl}
      loading="lazy"
      referrerPolicy="no-referrer"
      sandbox="allow-scripts allow-forms allow-same-origin allow-popups"
      className="h-120 w-full rounded-lg border border-line print:hidden"
    />
  );
}
