import { Skeleton } from "../../../platform/ui/Skeleton.tsx";

/** The place of the order details while they are on their way. */
export function SummarySkeleton() {
  return (
    <div className="flex flex-col gap-6">
      <div className="mt-10 flex items-center gap-4">
        <Skeleton className="size-16 shrink-0 bg-line" />
        <Skeleton className="h-4 flex-1 bg-line" />
        <Skeleton className="h-4 w-16 bg-line" />
      </div>
      <div className="border-y border-line py-6">
        <Skeleton className="mb-7 h-12 bg-line" />
      </div>
      <Skeleton className="h-4 bg-line" />
      <Skeleton className="h-8 bg-line" />
    </div>
  );
}
