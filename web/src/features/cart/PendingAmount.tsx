import { Skeleton } from "../../platform/ui/Skeleton.tsx";
import type { PricingStatus } from "./usePricing.ts";

/** In place of an amount that is not known yet. The notice above says why. */
export function PendingAmount({ pricing, className }: { pricing: PricingStatus; className?: string }) {
  if (pricing === "failed") return <span aria-hidden="true">—</span>;
  return <Skeleton className={className ?? "h-5 w-14"} />;
}
