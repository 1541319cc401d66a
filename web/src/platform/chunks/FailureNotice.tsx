import { useHydratedStore } from "../browser/useHydratedStore.ts";
import { m } from "../text/m.ts";
import { useText } from "../text/useText.ts";
import { Button } from "../ui/Button.tsx";
import { failure } from "./failure.ts";

/** Says that something could not be fetched. Part of the first load: without a network nothing else comes. */
export function FailureNotice() {
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
