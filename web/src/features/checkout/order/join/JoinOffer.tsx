import type { Order } from "@velours/sdk/types";
import { lazyPart } from "../../../../platform/chunks/lazyPart.tsx";
import { Skeleton } from "../../../../platform/ui/Skeleton.tsx";

const JoinPanel = lazyPart(async () => (await import("./JoinPanel.tsx")).JoinPanel);

/** Benefits of an account for a guest, fetched after the order is shown. */
export function JoinOffer({ order, nonce }: { order: Order; nonce: string }) {
  return <JoinPanel order={order} nonce={nonce} fallback={<Skeleton className="h-72 print:hidden" />} />;
}
