import { PRIVACY, TERMS } from "../legal/documents.ts";
import { LegalText } from "../legal/LegalText.tsx";
import { useShop } from "../shop/useShop.ts";
import { useRegion } from "../sites/useRegion.ts";
import { useSite } from "../sites/useSite.ts";
import { m } from "../text/m.ts";
import { useText } from "../text/useText.ts";
import { HelpQuestions } from "./help/HelpQuestions.tsx";
import { helpTopics } from "./help/helpTopics.ts";
import { TextPage } from "./TextPage.tsx";

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
