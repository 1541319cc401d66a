import type { MerchantOrder } from "@velours/sdk/types";
import type { Context } from "../../platform/context.ts";
import type { Replay } from "../../platform/idempotency/replay.ts";
import type { Transaction } from "../../platform/store/schema.ts";
import type { PendingPayment } from "../refunds/commitRefund.ts";
import { commitOrderChange, type OrderChange } from "./commitOrderChange.ts";
import { presentMerchantOrder } from "./presentMerchantOrder.ts";

const view = { present: presentMerchantOrder, orderOf: ({ order }: MerchantOrder) => order };

/** Changes an order once for an Idempotency-Key, and answers it with its payments. */
export const changeOrder = <R extends { body: { reference: string } }>(
  context: Context,
  request: OrderChange,
  change: (trx: Transaction, number: number, actor: string) => Promise<PendingPayment[]>,
): Promise<Replay<MerchantOrder> | R> => commitOrderChange<MerchantOrder, R>(context, request, view, change);
