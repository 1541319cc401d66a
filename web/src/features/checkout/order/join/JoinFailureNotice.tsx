import { CircleAlert } from "lucide-react";
import { m } from "../../../../platform/text/m.ts";
import { useText } from "../../../../platform/text/useText.ts";
import { Link } from "../../../../platform/ui/Link.tsx";
import { accountLink } from "./accountLink.ts";
import { JoinOutcome } from "./JoinOutcome.tsx";

interface Props {
  email: string;
  reason: string | undefined;
}

/** The account could not be created this way; the form to join is the other. */
export function JoinFailureNotice({ email, reason }: Props) {
  const text = useText();
  return (
    <div className="flex min-w-0 gap-4">
      <CircleAlert aria-hidden="true" size={24} className="shrink-0 text-bad" />
      <div className="flex min-w-0 flex-col gap-2">
        <JoinOutcome id="create-account">{text(m.account_failed)}</JoinOutcome>
        {reason && <p className="break-words text-ink-soft">{reason}</p>}
        <Link
          href={accountLink("/join", email)}
          preload={false}
          className="font-semibold text-brand-700 underline underline-offset-4"
        >
          {text(m.account_failed_join)}
        </Link>
      </div>
    </div>
  );
}
