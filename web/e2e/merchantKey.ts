import { readFileSync } from "node:fs";
import { keyFile, SHOP } from "./addresses.ts";

/** Calls a merchants' operation of this worker's shop with the key that `npm run -w server keys` made before it started. */
export async function askAsMerchant(method: "GET" | "POST", path: string, body?: object): Promise<unknown> {
  const answer = await fetch(`${SHOP.url}/api/merchant/orders/${path}`, {
    method,
    headers: {
      "x-client-token": "velours-dev",
      "x-merchant-key": readFileSync(keyFile, "utf8").trim(),
      "idempotency-key": crypto.randomUUID(),
      ...(body && { "content-type": "application/json" }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`);
  return await answer.json();
}
