import { type Ref, useEffect, useState } from "react";
import { m } from "../../platform/text/m.ts";
import { useText } from "../../platform/text/useText.ts";
import { Button } from "../../platform/ui/Button.tsx";
import { EmailCodeField } from "./EmailCodeField.tsx";

/** Seconds between two wishes for another code. */
const WAIT = 30;

interface Props {
  error: string | undefined;
  onResend: () => Promise<void>;
  ref: Ref<HTMLInputElement>;
}

/** In place of a bot check that failed: five digits by email. */
export function CodeSection({ error, onResend, ref }: Props) {
  const text = useText();
  const [left, setLeft] = useState(0);
  useEffect(() => {
    if (left === 0) return;
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [left]);

  async function resend() {
    setLeft(WAIT);
    await onResend();
  }

  return (
    <div className="flex flex-col gap-4">
      <hr className="border-line" />
      <p role="status" className="text-ink-soft">
        {text(m.code_was_sent)}
      </p>
      <EmailCodeField ref={ref} name="challenge[token]" error={error} />
      <input type="hidden" name="challenge[type]" value="one-time-code" readOnly />
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="outline" size="small" disabled={left > 0} onClick={() => void resend()}>
          {text(m.resend_code)}
        </Button>
        {left > 0 && <span className="text-sm text-ink-faint">{text(m.resend_wait, { n: left })}</span>}
      </div>
    </div>
  );
}
