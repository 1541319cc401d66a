import { Spinner } from "../../../platform/ui/Spinner.tsx";
import { m, useDeskText } from "../../desk.ts";
import { Failure } from "../../frame/Failure.tsx";

/** Shown until the rates are read, or could not be. */
export function LoadingRates({ error, retry }: { error: Error | null; retry: () => void }) {
  const text = useDeskText();
  return (
    <div className="mt-6">
      {error ? (
        <Failure error={error} reset={retry} />
      ) : (
        <p role="status" className="flex items-center gap-3 text-ink-soft">
          <Spinner />
          {text(m.loading)}
        </p>
      )}
    </div>
  );
}
