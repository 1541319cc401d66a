import type { Client } from "@velours/sdk";
import { isReference } from "@velours/sdk/errors";
import type { Order } from "@velours/sdk/types";
import type { Unsettled } from "./PayOutcome.ts";

export type FoundPurchase =
  | { kind: "placed"; order: Order; joinNonce: string | null }
  | { kind: "notPlaced" }
  | { kind: Unsettled };

/** Asks what became of a purchase. It buys nothing. */
export async function findPurchase(client: Pick<Client, "getPurchase">, key: string): Promise<FoundPurchase> {
  try {
    const result = await client.getPurchase({ params: { path: { key } }, timeout: 5_000, retries: 1 });
    const { data, error, response } = result;
    if (isReference(error, "idempotencyKeyOfMember")) return { kind: "ofMember" };
    if (data?.order)
      return { kind: "placed", order: data.order, joinNonce: response.headers.get("x-join-nonce") };
    if (data?.status === "not-placed") return { kind: "notPlaced" };
    return { kind: data?.status === "in-progress" ? "inProgress" : "unanswered" };
  } catch {
    return { kind: "unanswered" };
  }
}

/** Milliseconds between questions while a purchase is under way. */
const PAUSES = [500, 1_000, 1_500, 2_000, 3_000, 4_000];

export interface AwaitPorts {
  client: Pick<Client, "getPurchase">;
  /** Waits some milliseconds. */
  pause?: (milliseconds: number) => Promise<void>;
}

export const sleep = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** Asks until the purchase is no longer under way, for twelve seconds at most: another tab's own is done in one or two. */
export async function awaitPurchase(
  { client, pause = sleep }: AwaitPorts,
  key: string,
): Promise<FoundPurchase> {
  let found = await findPurchase(client, key);
  for (const milliseconds of PAUSES) {
    if (found.kind !== "inProgress") break;
    await pause(milliseconds);
    found = await findPurchase(client, key);
  }
  return found;
}
