import { BOT_CHECK } from "../challenge/botCheck.ts";

/** How a login proves that a person is there. */
export type LoginMode = "bot-check" | "one-time-code";

/** The fields sent beside email address and password. */
export interface LoginProof {
  action: "submit" | "send-one-time-code";
  challenge: { type: typeof BOT_CHECK | "one-time-code"; token: string | null };
}

/**
 * Decides what submitting does: stop at wrong credentials, run the bot check, or send. Once the bot check
 * has failed, the mode is one-time-code and it is not run again.
 */
export const loginStep = (mode: LoginMode, credentialsHold: boolean): "stop" | "run-bot-check" | "send" => {
  if (!credentialsHold) return "stop";
  return mode === "bot-check" ? "run-bot-check" : "send";
};

/** The mode after a bot check: its failure switches to a code by email. */
export const modeAfterBotCheck = (token: string | null): LoginMode => (token ? "bot-check" : "one-time-code");

export const botCheckProof = (token: string): LoginProof => ({
  action: "submit",
  challenge: { type: BOT_CHECK, token },
});

/** Asks for a code by email, the first time and again; the token is cleared. */
export const askForCode = (): LoginProof => ({
  action: "send-one-time-code",
  challenge: { type: "one-time-code", token: null },
});

/** Sends the five digits. */
export const codeProof = (code: string): LoginProof => ({
  action: "submit",
  challenge: { type: "one-time-code", token: code || null },
});
