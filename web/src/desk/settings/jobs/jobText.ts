import type { DeadJob } from "@velours/sdk/types";
import { m } from "../../../platform/text/m.ts";
import type { Text } from "../../../platform/text/useText.ts";
import { emailText } from "../../emailText.ts";
import { eventText } from "../webhooks/eventText.ts";

/** A job in words, with its order: "Order confirmation · V-100023". */
export function jobText({ kind, template, order }: DeadJob, text: Text): string {
  const name = {
    mail: () => emailText(template ?? "", text) ?? text(m.email),
    "stock-notice": () => text(m.desk_job_stock_notice),
    subscribe: () => text(m.desk_job_subscribe),
    event: () => text(m.desk_job_event, { event: eventText(template ?? "", text) }),
  }[kind]();
  return order === null ? name : `${name} · ${order}`;
}
