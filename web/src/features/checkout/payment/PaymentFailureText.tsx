import { useSite } from "../../../platform/sites/useSite.ts";
import { m, useText } from "../../../platform/text/useText.ts";
import { Notice } from "../../../platform/ui/Notice.tsx";

interface Props {
  text: string | null;
  /** Advice on a bank's refusal. */
  advice?: string | null;
}

/**
 * Why a payment failed, under its method, and whom to ask; announced by screen readers. A bank's own words say little:
 * they come second.
 */
export function PaymentFailureText({ text: failure, advice }: Props) {
  const text = useText();
  const { supportEmail } = useSite();
  if (!failure) return null;
  return (
    <Notice tone="bad">
      <p>{advice ?? failure}</p>
      {advice && <p className="mt-1 font-normal">{text(m.bank_answer, { answer: failure })}</p>}
      <p className="mt-1 font-normal">
        {text(m.payment_help)}{" "}
        <a href={`mailto:${supportEmail}`} className="underline underline-offset-4">
          {supportEmail}
        </a>
      </p>
    </Notice>
  );
}
