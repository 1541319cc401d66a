import { TextPage } from "../../platform/layout/TextPage.tsx";
import { phoneLink } from "../../platform/sites/phoneLink.ts";
import { useSite } from "../../platform/sites/useSite.ts";
import { useSiteText } from "../../platform/sites/useSiteText.ts";
import { m, useText } from "../../platform/text/useText.ts";
import { ContactForm } from "./ContactForm.tsx";

export function ContactScreen() {
  const text = useText();
  const own = useSiteText();
  const { supportEmail, phone } = useSite();
  return (
    <TextPage title={text(m.contact)} lead={own("contact") ?? text(m.contact_text)}>
      <ContactForm />
      <p className="text-ink-soft">
        {text(m.contact_email)}{" "}
        <a
          href={`mailto:${supportEmail}`}
          className="font-semibold text-brand-700 underline underline-offset-4"
        >
          {supportEmail}
        </a>
        {phone && (
          <>
            {" · "}
            <a href={phoneLink(phone)} className="font-semibold text-brand-700 underline underline-offset-4">
              {phone}
            </a>
          </>
        )}
      </p>
    </TextPage>
  );
}
