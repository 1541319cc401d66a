import type { Provocations } from "./Provocation.ts";
import { keyRefusals, newKey } from "./requests.ts";

const message = {
  name: "Ada",
  email: "ada@example.com",
  topic: "other",
  message: "Which one would you choose?",
  challenge: { type: "turnstile", token: "XXXX.DUMMY.TOKEN.XXXX" },
} as const;

export const messages: Provocations<"createMessage"> = {
  createMessage: keyRefusals("createMessage", () => ({ body: message, headers: newKey() }), {
    body: { ...message, name: "Eve" },
  }),
};
