import { useShop } from "../../platform/api/useShop.ts";
import { TextPage } from "../../platform/layout/TextPage.tsx";
import { useRegion } from "../../platform/sites/useRegion.ts";
import { useSite } from "../../platform/sites/useSite.ts";
import { m } from "../../platform/text/m.ts";
import { useText } from "../../platform/text/useText.ts";
import { PRIVACY, TERMS } from "../legal/documents.ts";
import { LegalText } from "../legal/LegalText.tsx";
import { HelpQuestions } from "./help/HelpQuestions.tsx";
import { helpTopics } from "./help/helpTopics.ts";

export function HelpScreen() {
  const text = useText();
  const { language } = useShop();
  const site = useSite();
  return (
    <TextPage title={text(m.help_title)}>
      <HelpQuestions topics={helpTopics(site, useRegion(), language)} />
      {[TERMS, PRIVACY]
        .filter(({ id }) => !site.pages?.some(({ handle }) => handle === id))
        .map((document) => (
          <LegalText key={document.id} document={document} />
        ))}
    </TextPage>
  );
}
