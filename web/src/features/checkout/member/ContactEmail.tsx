import { accountModal } from "../../../platform/session/accountModal.ts";
import { m, useText } from "../../../platform/text/useText.ts";
import { Button } from "../../../platform/ui/Button.tsx";
import { Field } from "../../../platform/ui/Field.tsx";
import { Skeleton } from "../../../platform/ui/Skeleton.tsx";
import { useCheckout } from "../CheckoutContext.ts";

interface Props {
  error: string | undefined;
  onBlur: () => void;
}

/** A guest's email, with the way to sign in beside it; a member's is their account's and goes along unseen. */
export function ContactEmail({ error, onBlur }: Props) {
  const text = useText();
  const { buyer, draft, steps } = useCheckout();
  if (buyer.pending) return <Skeleton className="h-18" />;
  if (buyer.user) {
    const { email } = buyer.user;
    return (
      <p className="break-words text-ink-soft">
        {text(m.signed_in_as, { email })}
        <input type="hidden" name="email" value={email} />
      </p>
    );
  }
  const redirect = steps.current === steps.all[0] ? "/checkout" : `/checkout?step=${steps.current}`;
  return (
    // EmailField would be a chunk of its own in the checkout's first load.
    <Field
      label={text(m.email)}
      name="email"
      type="email"
      inputMode="email"
      autoComplete="email"
      required
      value={draft.values.email}
      error={error}
      onChange={(event) => draft.set({ email: event.currentTarget.value })}
      onBlur={onBlur}
      after={
        <Button variant="text" size="small" className="px-4!" onClick={() => accountModal.open({ redirect })}>
          {text(m.login)}
        </Button>
      }
    />
  );
}
