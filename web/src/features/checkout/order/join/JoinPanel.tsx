import { formatMoney } from "@velours/sdk/rules";
import type { Order } from "@velours/sdk/types";
import { CircleAlert, Gift, MailCheck, Package } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { TermsSentence } from "../../../../platform/forms/TermsSentence.tsx";
import { useSession } from "../../../../platform/session/useSession.ts";
import { m, useText } from "../../../../platform/text/useText.ts";
import { Button } from "../../../../platform/ui/Button.tsx";
import { Link } from "../../../../platform/ui/Link.tsx";
import { accountLink } from "./accountLink.ts";
import { useCreateAccount } from "./useCreateAccount.ts";

interface OutcomeProps {
  id?: string;
  children: ReactNode;
}

/** The sentence that takes the place and the focus of what was pressed. */
function JoinOutcome({ id, children }: OutcomeProps) {
  const sentence = useRef<HTMLParagraphElement>(null);
  useEffect(() => sentence.current?.focus({ preventScroll: true }), []);
  return (
    <p ref={sentence} id={id} tabIndex={-1} className="min-w-0 font-semibold break-words outline-none">
      {children}
    </p>
  );
}

/** The account is there: its email has the link that sets a password. */
function JoinSuccess({ email }: { email: string }) {
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

interface JoinFailureNoticeProps {
  email: string;
  reason: string | undefined;
}

/** The account could not be created this way; the form to join is the other. */
function JoinFailureNotice({ email, reason }: JoinFailureNoticeProps) {
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

interface Props {
  order: Order;
  /** A guest's one-time right to an account. */
  nonce: string;
}

/** 'Create an account to unlock these features.': one press, with the order's own email address. */
export function JoinPanel({ order, nonce }: Props) {
  const text = useText();
  const { user } = useSession();
  const { email } = order.user;
  const { state, create } = useCreateAccount(email, nonce);
  // They logged in meanwhile, in another tab.
  if (user && state.kind === "offer") return null;
  if (state.kind === "success") return <JoinSuccess email={email} />;

  const failure = state.kind === "failure" ? state.failure : null;
  const loading = state.kind === "loading";
  const label = loading ? m.setting_up_account : failure ? m.retry : m.create_account;
  return (
    <section
      aria-labelledby="create-account"
      className="flex flex-col items-start gap-5 rounded-lg bg-brand-50 p-5 wide:p-6 print:hidden"
    >
      {failure ? <JoinFailureNotice email={email} reason={failure.reason} /> : <Features order={order} />}
      {/* Also the button to try again: the same element, which keeps the focus. */}
      {(!failure || failure.mayRetry) && (
        <div aria-live="polite" className="w-full tablet:w-auto">
          <Button
            wide
            size="large"
            className="px-4! tablet:px-8!"
            busy={loading}
            onClick={() => void create()}
          >
            {text(label)}
          </Button>
        </div>
      )}
      {!failure && (
        <p className="text-sm text-ink-soft">
          <TermsSentence sentence="account" />
        </p>
      )}
    </section>
  );
}

function Features({ order: { credits, invoice } }: { order: Order }) {
  const text = useText();
  const balance = credits?.balance ?? 0;
  const features = [
    { Icon: Package, words: text(m.unlock_orders) },
    balance > 0 && {
      Icon: Gift,
      words: text(m.unlock_cash_back, { credits: formatMoney(balance, invoice.currency, { digits: 2 }) }),
    },
  ].filter((feature) => feature !== false);
  return (
    <>
      <h2 id="create-account" className="text-lg font-bold text-brand-800">
        {text(m.unlock_features)}
      </h2>
      <ul className="flex flex-col gap-3">
        {features.map(({ Icon, words }) => (
          <li key={words} className="flex gap-3">
            <Icon aria-hidden="true" size={22} className="mt-0.5 shrink-0 text-brand-600" />
            <span>{words}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
