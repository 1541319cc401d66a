import { parseArgs } from "node:util";
import { parseOrderNumber } from "@velours/sdk/shop";
import type { OrderStatus } from "@velours/sdk/types";
import { currentActor } from "../../platform/audit/auditLog.ts";
import { StartError } from "../../platform/config/StartError.ts";
import { refusable } from "../../platform/store/refusable.ts";
import type { Db } from "../../platform/store/schema.ts";
import { inTransaction } from "../../platform/store/transaction.ts";
import { refreshAllOrders } from "../orders/refreshOrders.ts";
import { countOrders, listOrderIds } from "../orders/store/listedOrders.ts";
import { readOrderByNumber, readOrders } from "../orders/store/orders.ts";
import { commitCancellation } from "../refunds/commitCancellation.ts";
import type { OrderRefusal } from "../refunds/OrderRefusal.ts";
import { refundLines } from "../refunds/refundLines.ts";
import { formatOrder, formatOrderLine } from "./formatOrder.ts";
import { parseLines } from "./parseLines.ts";
import { presentMerchantOrder, presentMerchantOrders } from "./presentMerchantOrder.ts";
import { shipLines } from "./shipLines.ts";

const statuses: readonly OrderStatus[] = [
  "placed",
  "paid",
  "shipped-in-part",
  "shipped",
  "refunded-in-part",
  "payment-failed",
  "refunded",
  "cancelled",
];

const usage = `npm run -w server orders -- list [--status STATUS] [--last COUNT]
npm run -w server orders -- show NUMBER
npm run -w server orders -- ship NUMBER [--carrier NAME] [--tracking CODE] [--lines LINES] [--unpaid]
npm run -w server orders -- refund NUMBER [--lines LINES] [--return ID] [--shipping] [--unpaid] [--reason TEXT]
npm run -w server orders -- cancel NUMBER [--reason TEXT]

NUMBER is that of the order: V-100023, or 100023. LINES are numbers of its lines as show prints them: 1,3 for all of lines 1 and 3,
1:2 for two units of line 1. refund gives back all that is left without --lines; with --return what is left of that return, whose ID show prints. Amounts are computed from what was paid.
ship refuses an order of which a payment failed, but with --unpaid, and refund one where nothing else is left: then a credit note takes the units back without money. The running shop gives the money back within seconds and tells the buyer by email. STATUS is one of ${statuses.join(", ")}.
Stop the shop first when it runs on the embedded store.`;

const options = {
  status: { type: "string" },
  last: { type: "string" },
  carrier: { type: "string" },
  tracking: { type: "string" },
  lines: { type: "string" },
  return: { type: "string" },
  unpaid: { type: "boolean" },
  shipping: { type: "boolean" },
  reason: { type: "string" },
} as const;

/** The options each action takes. */
const allowed: Readonly<Record<string, readonly (keyof typeof options)[]>> = {
  list: ["status", "last"],
  show: [],
  ship: ["carrier", "tracking", "lines", "unpaid"],
  refund: ["lines", "return", "shipping", "unpaid", "reason"],
  cancel: ["reason"],
};

/** Runs the command, and returns what to print. Throws a StartError that names what is wrong. */
export async function doForOrders(db: Db, args: string[]): Promise<string> {
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
  const [action = "", subject, ...more] = positionals;
  const takes = allowed[action];
  const isFitting = Object.keys(values).every((name) => takes?.some((option) => option === name));
  if (takes === undefined || !isFitting || more.length > 0) throw new StartError(usage);
  if (action === "list") {
    if (subject !== undefined) throw new StartError(usage);
    return listLines(db, values);
  }
  const number = parseOrderNumber(subject ?? "");
  if (number === undefined) throw new StartError(usage);
  if (action !== "show") await change(db, action, number, values);
  const order = await readOrderByNumber(db, number);
  if (order === undefined) throw new StartError(`No order has the number ${subject}.`);
  return formatOrder(await presentMerchantOrder(db, order));
}

async function listLines(
  db: Db,
  { status, last = "20" }: { status?: string; last?: string },
): Promise<string> {
  const wanted = statuses.find((candidate) => candidate === status);
  if (status !== undefined && wanted === undefined)
    throw new StartError(`There is no status ${status}; it is one of ${statuses.join(", ")}.`);
  if (!/^[1-9]\d{0,3}$/.test(last)) throw new StartError(usage);
  await refreshAllOrders(db);
  const { ids } = await listOrderIds(db, { status: wanted }, { limit: Number(last) });
  const total = await countOrders(db, { status: wanted });
  const orders = await presentMerchantOrders(db, await readOrders(db, ids));
  const lines = orders.map(formatOrderLine);
  return [...lines, `${ids.length} of ${total} orders.`].join("\n");
}

type Values = ReturnType<typeof parseArgs<{ options: typeof options }>>["values"];

async function change(db: Db, action: string, number: number, values: Values): Promise<void> {
  const actor = `command (${currentActor()})`;
  const reason = values.reason ?? null;
  const lines = values.lines === undefined ? null : parseLines(values.lines);
  if (lines !== null && lines.length === 0)
    throw new StartError(`--lines is "${values.lines}", but it must be numbers of lines such as 1,3 or 1:2.`);
  const changed = await refusable<unknown, OrderRefusal>(() =>
    inTransaction(db, async (trx): Promise<unknown> => {
      if (action === "ship") {
        const { carrier, tracking } = values;
        const parcel = {
          ...(carrier && { carrier }),
          ...(tracking && { tracking }),
          ...(lines && { lines }),
          ...(values.unpaid && { unpaid: true }),
        };
        return shipLines(trx, number, parcel, actor);
      }
      if (action === "cancel") return commitCancellation(trx, { number }, { actor, reason });
      const { return: id, shipping, unpaid } = values;
      return refundLines(trx, { number }, { actor, reason, lines, return: id, shipping, unpaid });
    }),
  );
  if ("refused" in changed) {
    const { reference, message } = changed.refused.body;
    throw new StartError(
      reference === "resourceDoesNotExist" && values.return === undefined
        ? `No order has the number ${number}.`
        : `${message}. Nothing was changed: npm run -w server orders -- show ${number}`,
    );
  }
}
