import { useRouter } from "@tanstack/react-router";
import { type Client, orThrow, RefusedError, type RequestResult, randomKey } from "@velours/sdk";
import type { Order } from "@velours/sdk/types";
import { useRef, useState } from "react";
import { endsRequest } from "../../../platform/api/endsRequest.ts";
import { formFailure } from "../../../platform/forms/formFailure.ts";
import { useText } from "../../../platform/text/useText.ts";
import { orderQuery } from "../queries.ts";
import { refetchOrder } from "../upsells/refetchOrder.ts";

interface Options {
  order: Order;
  /** With the order as it is after the request, or after a refusal that was read. */
  onChange: (order: Order) => void;
  onClose: () => void;
  /** Words for a refusal whose own would say nothing to a buyer. */
  describe?: (reference: string | undefined) => string | undefined;
}

export type OrderRequest = ReturnType<typeof useOrderRequest>;

/**
 * A buyer's request about an order. Its key stays until an answer says what became of it, also over other words in the
 * form: the first may have been carried out without an answer. After such a refusal the order is fetched as it is by then.
 */
export function useOrderRequest({ order, onChange, onClose, describe }: Options) {
  const text = useText();
  const { context } = useRouter().options;
  const { shop, queries } = context;
  const running = useRef(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [found, setFound] = useState<Order | null>(null);
  const [key, setKey] = useState(randomKey);

  function describeFailure(error: unknown): string | undefined {
    const words = error instanceof RefusedError ? describe?.(error.reference) : undefined;
    const { general, fields } = formFailure(error, { text, language: shop.language, names: {} });
    return words ?? general ?? Object.values(fields)[0];
  }

  async function send(
    request: (api: Client, idempotencyKey: string) => Promise<RequestResult<Order>>,
    done?: () => void,
  ): Promise<void> {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setFailure(null);
    try {
      const changed = orThrow(await request(await shop.api(), key));
      await queries.set(orderQuery(shop, order.id), changed);
      onChange(changed);
      done?.();
    } catch (error) {
      // The order first: a refusal is said with the button that works.
      if (endsRequest(error)) {
        setFound(await refetchOrder(context, order.id));
        setKey(randomKey());
      }
      setFailure(describeFailure(error) ?? "");
    } finally {
      running.current = false;
      setBusy(false);
    }
  }

  return {
    send,
    busy,
    failure,
    /** True after a refusal that holds: there is nothing to send again. */
    isOver: found !== null,
    close() {
      if (running.current) return;
      setFailure(null);
      if (found) onChange(found);
      else onClose();
    },
  };
}
