import { useQueryClient } from "@tanstack/react-query";
import { RefusedError, type RequestResult } from "@velours/sdk";
import { getMerchantOrderQuery } from "@velours/sdk/query";
import type { MerchantOrder } from "@velours/sdk/types";
import { type OrderChange, orderSubject } from "../createOpenKey.ts";
import { useDesk } from "../desk.ts";
import { invalidateShop } from "../invalidateShop.ts";
import { useChange } from "../useChange.ts";

interface Options {
  /** Where another press after a lost answer would move goods or money twice. */
  once?: Omit<OrderChange, "number">;
  waits?: () => void;
  /** Called after a refusal, and after a lost answer. */
  failed?: (error: unknown) => void;
}

/** Changes an order once. `done` is called with the order as it is afterwards. */
export function useOrderChange(
  number: string,
  change: (idempotencyKey: string) => Promise<RequestResult<MerchantOrder>>,
  done: (order: MerchantOrder) => void,
  { once, waits, failed }: Options = {},
) {
  const { api } = useDesk();
  const queries = useQueryClient();
  const params = { path: { number } };
  const orderKey = getMerchantOrderQuery(api, { params }).queryKey;
  const { run, ...state } = useChange((_: undefined, idempotencyKey) => change(idempotencyKey), {
    done(order: MerchantOrder) {
      queries.setQueryData(orderKey, order);
      // It moves stock and money, and so lists, reports and the customer too.
      invalidateShop(queries);
      done(order);
    },
    ...(once && { subject: orderSubject({ ...once, number }) }),
    ...(waits && { waits }),
    failed(error) {
      failed?.(error);
      // The order may have moved meanwhile.
      if (error instanceof RefusedError) void queries.invalidateQueries({ queryKey: orderKey });
    },
  });
  return { run: () => run(undefined), ...state };
}
