import type { Checkout } from "@velours/sdk/types";
import type { Context } from "../../platform/context.ts";
import {
  type KeyedRequest,
  keyQuery,
  type RequestState,
  toRequestState,
} from "../../platform/idempotency/store.ts";
import { prepareRead } from "../../platform/store/prepareRead.ts";
import { together } from "../../platform/store/sendTogether.ts";
import { type EmailOwner, emailOwnerQuery } from "../accounts/store/users.ts";
import {
  failuresQuery,
  getSubjectNames,
  type Payer,
  toSecondsToWait,
} from "../payments/store/failedPayments.ts";
import {
  type BasketValues,
  basketColumns,
  basketParts,
  basketValues,
  currentSettings,
  type LoadedBasket,
  toBasket,
} from "./loadBasket.ts";

/** The store's records that a checkout is decided by. */
export interface LoadedCheckout extends LoadedBasket {
  request: RequestState;
  /** Seconds the buyer waits after too many failed payments, or 0. */
  secondsToWait: number;
  /** The member with the buyer's email address. */
  member: EmailOwner | undefined;
}

interface Values extends BasketValues {
  operation: string;
  key: string;
  subjects: readonly string[];
  email: string;
}

const load = prepareRead(
  { ...basketColumns, operation: "text", key: "text", subjects: "jsonb", email: "text" },
  (values: Values) =>
    together({
      request: keyQuery(values),
      failures: failuresQuery(values.subjects),
      member: emailOwnerQuery(values.email),
      ...basketParts(values),
    }),
);

/** Loads everything that a checkout is decided by, in one round trip. */
export async function loadCheckout(
  context: Context,
  request: KeyedRequest,
  { user: { email }, cart }: Checkout,
): Promise<LoadedCheckout> {
  const payer: Payer = { ip: context.ip, email, userId: context.user?.id };
  const settings = currentSettings(context);
  const rows = await load(context.store.db, {
    operation: request.operation,
    key: request.key,
    subjects: getSubjectNames(payer),
    email: email.toLowerCase(),
    ...basketValues(context, cart, settings),
  });
  if (rows === undefined) throw new Error("the store answered no row");
  return {
    request: toRequestState(rows.request[0], request),
    secondsToWait: toSecondsToWait(payer, rows.failures),
    member: rows.member[0],
    ...toBasket(context, rows, settings),
  };
}
