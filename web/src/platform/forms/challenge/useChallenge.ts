import { type ChallengeStatus, challengeError } from "@velours/sdk/rules";
import { useEffect, useRef, useState } from "react";
import type { Shop } from "../../api/Shop.ts";
import { useShop } from "../../api/useShop.ts";
import { writeLog } from "../../api/writeLog.ts";
import { useSite } from "../../sites/useSite.ts";
import { type Challenge, type ChallengeEvent, createChallenge } from "./createChallenge.ts";
import { SANDBOX_TOKEN } from "./Turnstile.ts";

/** Puts on record what the widget did. */
function logChallenge(shop: Shop, event: ChallengeEvent, detail?: unknown): Promise<void> {
  const failed = event !== "verified" && event !== "expired";
  return writeLog(shop, {
    level: failed ? "error" : "info",
    type: "client",
    message: `challenge widget: ${event}`,
    ...(detail !== undefined && { error: detail instanceof Error ? detail.message : String(detail) }),
  });
}

/** The bot check of a form. `place` is for its ChallengeBox. */
export function useChallenge(action: "login" | "join" | "contact") {
  const shop = useShop();
  const { language } = shop;
  const key = useSite().services?.find(({ role }) => role === "bot-check")?.key ?? null;
  const place = useRef<HTMLDivElement>(null);
  const [status, setStatus] = useState<ChallengeStatus>("ready");
  const [message, setMessage] = useState<string | null>(null);
  const challenge = useRef<Challenge | null>(null);
  useEffect(() => () => challenge.current?.remove(), []);

  function open(sitekey: string): Challenge {
    return createChallenge({
      sitekey,
      action,
      language,
      place: () => place.current,
      onStatus(next, code) {
        setStatus(next);
        setMessage(code === undefined ? null : challengeError(code)[language]);
      },
      onEvent: (event, detail) => void logChallenge(shop, event, detail),
    });
  }

  return {
    place,
    status,
    /** Text for the widget's error. */
    message,
    /** A token. Rejects with `ChallengeFailedError`. */
    async run(): Promise<string> {
      if (key === null) return SANDBOX_TOKEN;
      challenge.current ??= open(key);
      return challenge.current.run();
    },
  };
}
