import { BOT_CHECK } from "@velours/sdk/rules";
import type { RefObject } from "react";
import { m, useText } from "../../text/useText.ts";
import { Spinner } from "../../ui/Spinner.tsx";
import { TURNSTILE_FIELD } from "./Turnstile.ts";
import type { useChallenge } from "./useChallenge.ts";

interface Props {
  challenge: ReturnType<typeof useChallenge>;
  /** Hidden fields of the form for the token; absent where another proof has taken its place. */
  fields: boolean;
}

/** Where the bot check's widget shows itself when it wants a click, and what it is doing. */
export function ChallengeBox({ challenge: { place, status, message }, fields }: Props) {
  const text = useText();
  return (
    <div
      role="status"
      data-challenge={status}
      className={status === "ready" || status === "complete" ? "hidden" : "text-sm"}
    >
      {fields && (
        <>
          <input type="hidden" name="challenge[type]" value={BOT_CHECK} readOnly />
          <input type="hidden" name="challenge[token]" />
          <input type="hidden" name={TURNSTILE_FIELD} />
        </>
      )}
      <div ref={place as RefObject<HTMLDivElement>} />
      {status === "processing" && (
        <p className="flex items-center gap-2 text-ink-soft">
          <Spinner />
          {text(m.loading)}
        </p>
      )}
      {status === "error" && (
        <p className="text-ink-soft">
          <span className="font-medium">{text(m.error_loading)}</span>
          {message && <span>: {message}</span>}
        </p>
      )}
    </div>
  );
}
