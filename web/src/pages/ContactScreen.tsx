import { useSite } from "../sites/useSite.ts";
import { m } from "../text/m.ts";
import { useText } from "../text/useText.ts";
import { buttonClass } from "../ui/buttonClass.ts";
import { TextPage } from "./TextPage.tsx";

export function ContactScreen() {
  const text = useText();
  const { supportEmail } = useSite();
  return (
    <TextPage title={text(m.contact_title)} lead={text(m.contact_text)}>
      <p>
        <a href={`mailto:${supportEmail}`} className={buttonClass({ size: "large" })}>
          {text(m.contact_action)}
        </a>
      </p>
      <p className="text-ink-soft">{supportEmail}</p>
    </TextPage>
  );
}
