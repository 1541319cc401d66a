import { useQueryClient } from "@tanstack/react-query";
import { orThrow, RefusedError, type RequestResult, randomKey } from "@velours/sdk";
import { getMerchantOrderQuery } from "@velours/sdk/query";
import type { MerchantOrder } from "@velours/sdk/types";
import { useRef, useState } from "react";
import { isConnectionError } from "../../platform/api/isConnectionError.ts";
import { useDesk, useDeskText } from "../desk.ts";
import { describeFailure } from "../frame/describeFailure.ts";

/**
 * Changes an order once: while no answer came, pressing again asks for the same change, which the shop then carries out
 * once. `done` is called with the order as it is afterwards.
 */
export function useOrderChange(
  number: string,
  change: (idempotencyKey: string) => Promise<RequestResult<MerchantOrder>>,
  done: (order: MerchantOrder) => void,
) {
  const { api } = useDesk();
  const text = useDeskText();
  const queries = useQueryClient();
  const key = useRef(randomKey());
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const orderKey = getMerchantOrderQuery(api, { params: { path: { number } } }).queryKey;

  async function run(): Promise<void> {
    setBusy(true);
    setFailure(null);
    try {
      const order = orThrow(await change(key.current));
      key.current = randomKey();
      queries.setQueryData(orderKey, order);
      void queries.invalidateQueries({ queryKey: ["listMerchantOrders"] });
      done(order);
    } catch (error) {
      // Refused, nothing was changed: what is asked next is another change. The order may have moved meanwhile.
      if (error instanceof RefusedError) {
        key.current = randomKey();
        void queries.invalidateQueries({ queryKey: orderKey });
      }
      setFailure(describeFailure(error, text, isConnectionError));
    } finally {
      setBusy(false);
    }
  }

  return { run: () => void (busy || run()), busy, failure };
}
