import { randomUUID } from "node:crypto";
import { createCheckout } from "./wellStockedShop.ts";

/** A purchase under one Idempotency-Key, however often it is sent. */
export interface PurchaseRequest {
  key: string;
  body: string;
}

let count = 0;

export const newPurchase = (): PurchaseRequest => ({
  key: randomUUID(),
  body: JSON.stringify(createCheckout(count++)),
});

export interface PurchaseResponse {
  status: number;
  headers: Headers;
  text: string;
}

/** Sends a purchase over HTTP. Throws when the connection breaks. */
export async function send(origin: string, { key, body }: PurchaseRequest): Promise<PurchaseResponse> {
  const response = await fetch(`${origin}/api/services/payments/checkout`, {
    method: "POST",
    headers: {
      "x-client-token": "velours-dev",
      "content-type": "application/json",
      "idempotency-key": key,
    },
    body,
  });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

export const getOrderId = ({ text }: PurchaseResponse): string => (JSON.parse(text) as { id: string }).id;
