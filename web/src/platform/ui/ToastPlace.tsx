import { useSelector } from "@tanstack/react-store";
import { FailureNotice } from "../chunks/FailureNotice.tsx";
import { lazyPart } from "../chunks/lazyPart.tsx";
import { toasts } from "./toasts.ts";

const Toasts = lazyPart(async () => (await import("./Toasts.tsx")).Toasts, { quiet: true });

/** Where toasts appear; announced politely. What shows them is fetched with the first. */
export function ToastPlace() {
  const any = useSelector(toasts, (shown) => shown.length > 0);
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-4 bottom-4 z-50 flex flex-col items-end gap-3"
    >
      {any && <Toasts />}
      <FailureNotice />
    </div>
  );
}
