import { createHash } from "node:crypto";
import type { KlarnaAccount } from "../../../../platform/config/KlarnaAccount.ts";
import { ForgedNews, type News } from "../../News.ts";
import { callKlarna, hostOf } from "./callKlarna.ts";

interface Notification {
  order_id: string;
  event_type: string;
}

interface KnownOrder {
  fraud_status: string;
  /** Our own id of the attempt. */
  merchant_reference1?: string;
}

/**
 * News of a purchase that was still being checked. They are not signed, so nothing in them is believed: the order is
 * read back, and what it says now is the news.
 */
export async function readNews(account: KlarnaAccount, body: string): Promise<News> {
  const { order_id } = parse(body);
  const hosts = new Set(["USD", "EUR"].map((currency) => hostOf(account.place, currency)));
  for (const host of hosts) {
    const url = `${host}/ordermanagement/v1/orders/${encodeURIComponent(order_id)}`;
    const answer = await callKlarna(account, { method: "GET", url });
    if (answer.status !== 200) continue;
    const { fraud_status, merchant_reference1 } = answer.body as KnownOrder;
    const kind = `fraud_${fraud_status.toLowerCase()}`;
    return {
      id: `klarna ${createHash("sha256").update(`${order_id} ${kind}`).digest("base64url")}`,
      kind,
      attemptId: merchant_reference1 ?? null,
      transactionId: order_id,
      meaning: fraud_status === "REJECTED" ? "failed" : null,
    };
  }
  throw new ForgedNews("nobody knows this order");
}

function parse(body: string): Notification {
  try {
    const news = JSON.parse(body) as Notification;
    if (typeof news.order_id === "string" && news.order_id !== "") return news;
  } catch {}
  throw new ForgedNews("this is no notification");
}
