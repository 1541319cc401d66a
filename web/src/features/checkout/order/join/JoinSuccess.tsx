import { MailCheck } from "lucide-react";
import { m } from "../../../../platform/text/m.ts";
import { useText } from "../../../../platform/text/useText.ts";
import { Link } from "../../../../platform/ui/Link.tsx";
import { accountLink } from "./accountLink.ts";
import { JoinOutcome } from "./JoinOutcome.tsx";

/** The account is there: its email has the link that sets a password. */
export function JoinSuccess({ email }: { email: string }) {
  const text = useText();
  return (
    <section className="flex gap-4 rounded-lg bg-good-soft p-5 text-good wide:p-6 print:hidden">
      <MailCheck aria-hidden="true" size={24} className="shrink-0" />
      <JoinOutcome>
        {text(m.welcome_email_sent, { email })}{" "}
        <Link
          href={accountLink("/login", email)}
          preload={false}
          className="underline underline-offset-4 hover:decoration-2"
        >
          {text(m.log_in_to_see_orders)}
        </Link>
      </JoinOutcome>
    </section>
  );
}
