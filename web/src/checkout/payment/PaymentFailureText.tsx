import { Notice } from "../../ui/Notice.tsx";

interface Props {
  text: string | null;
  /** What to do about it. */
  advice?: string | null;
}

/** Why a payment failed, under its method; announced by screen readers. */
export function PaymentFailureText({ text, advice }: Props) {
  if (!text) return null;
  return (
    <Notice tone="bad">
      <p>{text}</p>
      {advice && <p className="mt-1 font-normal">{advice}</p>}
    </Notice>
  );
}
