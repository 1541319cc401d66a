import { formatMoney } from "@velours/sdk/rules";
import type { Order } from "@velours/sdk/types";
import { Gift, Package } from "lucide-react";
import { TermsSentence } from "../../../../platform/forms/TermsSentence.tsx";
import { useSession } from "../../../../platform/session/useSession.ts";
import { m } from "../../../../platform/text/m.ts";
import { useText } from "../../../../platform/text/useText.ts";
import { Button } from "../../../../platform/ui/Button.tsx";
import { JoinFailureNotice } from "./JoinFailureNotice.tsx";
import { JoinSuccess } from "./JoinSuccess.tsx";
import { useCreateAccount } from "./useCreateAccount.ts";

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
          <TermsSentence message={m.account_terms} />
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
