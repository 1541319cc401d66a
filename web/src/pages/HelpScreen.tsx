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
  return (
    <TextPage title={text(m.help_title)}>
      <HelpQuestions topics={helpTopics(useSite(), useRegion(), language)} />
      <LegalText document={TERMS} />
      <LegalText document={PRIVACY} />
    </TextPage>
  );
}
