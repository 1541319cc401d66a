import { useSelector } from "@tanstack/react-store";
import { useHydratedStore } from "../browser/useHydratedStore.ts";
import { failure } from "../chunks/failure.ts";
import { lazyPart } from "../chunks/lazyPart.tsx";
import { m, useText } from "../text/useText.ts";
import { Button } from "./Button.tsx";
import { toasts } from "./toasts.ts";

/** Says that something could not be fetched. Part of the first load: without a network nothing else comes. */
function FailureNotice() {
  const text = useText();
  const shown = useHydratedStore(failure, null);
  if (!shown) return null;
  const leave = (next: () => void) => {
    if (shown.focus instanceof HTMLElement) shown.focus.focus({ preventScroll: true });
    next();
  };
  return (
    <div className="pointer-events-auto w-full max-w-sm rounded-lg border border-line bg-white p-4 text-sm shadow-float">
      <p>{shown.text ?? text(m.not_loaded)}</p>
      <div className="mt-3 flex gap-3">
        <Button size="small" onClick={() => leave(failure.retry)}>
          {text(m.retry)}
        </Button>
        <Button size="small" variant="text" onClick={() => leave(failure.hide)}>
          {text(m.close)}
        </Button>
      </div>
    </div>
  );
}

const Toasts = lazyPart(async () => (await import("./Toasts.tsx")).Toasts, { quiet: true });

/** Where toasts appear; announced politely. The component that shows them is fetched with the first. */
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
