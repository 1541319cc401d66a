import type { Provocations } from "./Provocation.ts";
import { newKey, stillRunning } from "./requests.ts";

const message = {
  name: "Ada",
  email: "ada@example.com",
  topic: "other",
  message: "Which one would you choose?",
  challenge: { type: "turnstile", token: "XXXX.DUMMY.TOKEN.XXXX" },
} as const;

export const messages: Provocations<"createMessage"> = {
  createMessage: {
    turnstileChallengeFailed: () => ({ body: { ...message, challenge: null }, headers: newKey() }),
    idempotencyKeyReused: async (shop) => {
      const call = { body: message, headers: newKey() };
      await shop.call("createMessage", call);
      return { ...call, body: { ...message, name: "Eve" } };
    },
    idempotencyKeyInProgress: (shop) =>
      stillRunning(shop, "createMessage", { body: message, headers: newKey() }),
  },
};
