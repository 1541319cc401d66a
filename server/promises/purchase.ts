import { randomUUID } from "node:crypto";
import { nthPurchase } from "./manyHalos.ts";

/** A purchase somebody wants, under one Idempotency-Key however often it is asked for. */
export interface Purchase {
  key: string;
  body: string;
}

let count = 0;

export const newPurchase = (): Purchase => ({
  key: randomUUID(),
  body: JSON.stringify(nthPurchase(count++)),
});

export interface Answered {
  status: number;
  headers: Headers;
  text: string;
}

/** Sends a purchase over HTTP. Throws when the connection breaks. */
export async function send(origin: string, { key, body }: Purchase): Promise<Answered> {
  const answer = await fetch(`${origin}/api/services/payments/checkout`, {
    method: "POST",
    headers: {
      "x-client-token": "velours-dev",
      "content-type": "application/json",
      "idempotency-key": key,
    },
    body,
  });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}

export const orderIdOf = ({ text }: Answered): string => (JSON.parse(text) as { id: string }).id;
