import { Skeleton } from "../../platform/ui/Skeleton.tsx";

/** The place of the first suggestions. */
export function SuggestionSkeleton() {
  return (
    <div className="grid gap-8 tablet:grid-cols-[16rem_1fr]">
      <div className="flex flex-col gap-3">
        <Skeleton className="h-4 w-32" />
        <Skeleton className="h-8 w-full" />
        <Skeleton className="h-8 w-full" />
        <Skeleton className="h-8 w-full" />
      </div>
      <div className="grid gap-3 desktop:grid-cols-2">
        <Skeleton className="h-20" />
        <Skeleton className="h-20" />
        <Skeleton className="h-20" />
        <Skeleton className="h-20" />
      </div>
    </div>
  );
}
