import { Notice } from "../../ui/Notice.tsx";

/** Why a payment failed, under its method; announced by screen readers. */
export function PaymentFailureText({ text }: { text: string | null }) {
  return text ? <Notice tone="bad">{text}</Notice> : null;
}
