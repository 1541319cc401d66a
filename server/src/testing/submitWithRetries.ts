import { randomUUID } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import type { Checkout } from "@velours/sdk/types";
import type { TestShop } from "./testShop.ts";

/** Buys as the SDK does: refused because it would wait too long, it comes back under its key after `Retry-After` seconds. */
export async function submitWithRetries(
  { app, services }: TestShop,
  payload: Checkout,
): Promise<{ status: number; body: unknown }> {
  const headers = { "x-client-token": services.config.clientToken, "idempotency-key": randomUUID() };
  for (;;) {
    const response = await app.inject({
      method: "POST",
      url: "/api/services/payments/checkout",
      headers,
      payload,
    });
    const retryAfter = response.headers["retry-after"];
    if (response.statusCode !== 503 || retryAfter === undefined)
      return { status: response.statusCode, body: response.json() };
    await setTimeout(Number(retryAfter) * 1_000);
  }
}
