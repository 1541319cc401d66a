import { useRouter } from "@tanstack/react-router";
import type { Order } from "@velours/sdk/types";
import { useEffect, useState } from "react";
import type { OfferNotice } from "../order/PlacedOrder.ts";
import { forgetOffer, recallOffer } from "./offerMemory.ts";

/** The order, and what became of its offer when the page was loaded anew in the middle of it. */
export function useLeftOffer(
  loaded: Order,
  { fresh }: { fresh: boolean },
): { order: Order; notice: OfferNotice | "resuming" | undefined } {
  const { context } = useRouter().options;
  const { site } = context.shop;
  const [found, setFound] = useState<{ order: Order; notice?: OfferNotice | "resuming" } | null>(null);
  useEffect(() => {
    const memory = fresh ? null : recallOffer(site, loaded.id);
    if (!memory) return;
    const isAdded = loaded.offer?.status === "accepted";
    if (isAdded || !memory.pressed) {
      forgetOffer(site);
      if (isAdded) return;
      setFound({ order: loaded, notice: "left" });
      // The page that was left closes its offer only after this one was answered.
      const update = async () => {
        const { refetchOrder } = await import("./refetchOrder.ts");
        const order = await refetchOrder(context, loaded.id);
        if (order) setFound({ order, notice: "left" });
      };
      void update().catch(() => {});
      return;
    }
    setFound({ order: loaded, notice: "resuming" });
    const resume = async () => {
      const { resumeOffer } = await import("./resumeOffer.ts");
      const ending = await resumeOffer(context, loaded, memory);
      // Kept while that is not known: the page that is loaded next asks again.
      if (ending.notice !== "unsure") forgetOffer(site);
      setFound(ending);
    };
    resume().catch(() => setFound({ order: loaded, notice: "unsure" }));
  }, [context, site, loaded, fresh]);
  const current = found?.order.id === loaded.id ? found : null;
  return { order: current?.order ?? loaded, notice: current?.notice };
}
