import { lazy, Suspense, useSyncExternalStore } from "react";
import { toasts } from "./toasts.ts";

const Toasts = lazy(async () => ({ default: (await import("./Toasts.tsx")).Toasts }));

/** Where toasts appear; announced politely. What shows them is fetched with the first. */
export function ToastPlace() {
  const any = useSyncExternalStore(
    toasts.subscribe,
    () => toasts.list().length > 0,
    () => false,
  );
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-4 bottom-4 z-50 flex flex-col items-end gap-3"
    >
      {any && (
        <Suspense>
          <Toasts />
        </Suspense>
      )}
    </div>
  );
}
