import { TextPage } from "../../platform/layout/TextPage.tsx";
import { m } from "../../platform/text/m.ts";
import { useText } from "../../platform/text/useText.ts";

export function AboutScreen() {
  const text = useText();
  return (
    <TextPage title={text(m.about_title)} lead={text(m.about_lead)}>
      <p>{text(m.about_body_1)}</p>
      <p>{text(m.about_body_2)}</p>
    </TextPage>
  );
}
