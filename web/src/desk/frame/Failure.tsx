import { Button } from "../../platform/ui/Button.tsx";
import { Notice } from "../../platform/ui/Notice.tsx";
import { m, useDeskText } from "../desk.ts";
import { useDescribeFailure } from "./useDescribeFailure.ts";

/** A part of the desk that could not be loaded. */
export function Failure({ error, reset }: { error: Error; reset?: () => void }) {
  const text = useDeskText();
  const describeFailure = useDescribeFailure();
  return (
    <div className="mx-auto flex w-full max-w-xl flex-col items-start gap-4 p-6">
      <Notice tone="bad">{describeFailure(error)}</Notice>
      {reset && (
        <Button variant="outline" onClick={reset}>
          {text(m.desk_try_again)}
        </Button>
      )}
    </div>
  );
}
