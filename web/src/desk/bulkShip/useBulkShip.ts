import { useQueryClient } from "@tanstack/react-query";
import { orThrow, RefusedError, type RequestResult } from "@velours/sdk";
import { getMerchantAccessQuery } from "@velours/sdk/query";
import { useEffect, useReducer, useRef, useState } from "react";
import { endsRequest } from "../../platform/api/endsRequest.ts";
import { createOpenKey, orderSubject } from "../createOpenKey.ts";
import { useDesk, useMay } from "../desk.ts";
import { useDescribeFailure } from "../frame/useDescribeFailure.ts";
import { invalidateShop } from "../invalidateShop.ts";
import { isRefused } from "../isRefused.ts";
import { isSignedOut } from "../isSignedOut.ts";
import type { ShippableOrder } from "./ShippableOrder.ts";
import {
  type BatchParcel,
  isOngoing,
  noBatch,
  parcelBody,
  pendingParcels,
  reduceBatch,
} from "./shipBatch.ts";

/** Parcels on their way at once. */
const AT_ONCE = 3;

export type BulkShip = ReturnType<typeof useBulkShip>;

/**
 * Selects orders of a list and ships each as its own form does, under the same key: a parcel whose answer was lost is noted
 * once, whichever form sends it again.
 */
export function useBulkShip(listed: readonly ShippableOrder[]) {
  const { api, access } = useDesk();
  const operation = useMay("orders:write") ? "shipOrder" : "shipPackingOrder";
  const queries = useQueryClient();
  const describeFailure = useDescribeFailure();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [batch, dispatch] = useReducer(reduceBatch, noBatch);
  const [isShown, setShown] = useState(false);
  const running = useRef(false);
  const stopped = useRef(false);
  useEffect(() => {
    stopped.current = false;
    // Parcels that began after the screen is left would end unseen.
    return () => {
      stopped.current = true;
    };
  }, []);
  const orders = listed.filter(({ units }) => units.length > 0);
  const selected = orders.filter(({ number }) => chosen.has(number));

  async function send(parcel: BatchParcel): Promise<void> {
    const { number, shown } = parcel;
    const key = createOpenKey(orderSubject({ operation, number, shown }), access);
    dispatch({ type: "send", number });
    try {
      const request = {
        params: { path: { number } },
        body: parcelBody(batch, parcel),
        idempotencyKey: key.open(),
      };
      const result: RequestResult<unknown> = await api[operation](request);
      orThrow(result);
      key.close();
      dispatch({ type: "settle", number, state: "shipped", failure: null });
      setChosen((before) => new Set([...before].filter((each) => each !== number)));
    } catch (error) {
      const isSettled = endsRequest(error);
      if (isSettled) key.close();
      if (isSignedOut(error))
        void queries.invalidateQueries({ queryKey: getMerchantAccessQuery(api).queryKey });
      // It would happen to the others as well, each after its own wait.
      if (!(error instanceof RefusedError) || isSignedOut(error) || isRefused(error, "rateLimited"))
        stopped.current = true;
      const isFinal = isSettled || isRefused(error, "validationError");
      const state = isRefused(error, "lineQuantityExceeded") ? "changed" : "refused";
      dispatch({ type: "settle", number, state: isFinal ? state : "open", failure: describeFailure(error) });
    }
  }

  async function start(): Promise<void> {
    const queue = pendingParcels(batch);
    if (running.current || queue.length === 0) return;
    running.current = true;
    stopped.current = false;
    dispatch({ type: "start" });
    const sendNext = async (): Promise<void> => {
      const next = stopped.current ? undefined : queue.shift();
      if (next === undefined) return;
      await send(next);
      return sendNext();
    };
    await Promise.all(Array.from({ length: AT_ONCE }, sendNext));
    running.current = false;
    dispatch({ type: "end" });
    // It moves stock and money, and so lists, reports and customers too.
    invalidateShop(queries);
  }

  return {
    orders,
    selected,
    batch,
    dispatch,
    isShown,
    isSelected: (number: string) => chosen.has(number),
    select(numbers: readonly string[], isSelected: boolean) {
      setChosen((before) => {
        const others = [...before].filter((number) => !numbers.includes(number));
        return new Set(isSelected ? [...others, ...numbers] : others);
      });
    },
    open() {
      dispatch({ type: "open", orders: selected });
      setShown(true);
    },
    show: () => setShown(true),
    /** A batch stays while it is typed, or something is left of it. */
    close() {
      setShown(false);
      if (batch.phase === "ended" && !isOngoing(batch)) dispatch({ type: "leave" });
    },
    leave() {
      setShown(false);
      dispatch({ type: "leave" });
    },
    start: () => void start(),
    stop() {
      stopped.current = true;
    },
  };
}
