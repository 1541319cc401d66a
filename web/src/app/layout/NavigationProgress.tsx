import { useIsLoading } from "../../platform/routing/useIsLoading.ts";

/** A line along the top while the next page is on its way; what takes less than a blink shows none. */
export function NavigationProgress() {
  const loading = useIsLoading();
  if (!loading) return null;
  return (
    <div
      aria-hidden="true"
      className="pointer-events-none fixed inset-x-0 top-0 z-60 h-1 origin-left animate-[navigation-progress_8s_ease-out_150ms_both] bg-brand-500 motion-reduce:animate-none"
    />
  );
}
