import { isConnectionError } from "../../platform/api/isConnectionError.ts";
import { Button } from "../../platform/ui/Button.tsx";
import { Notice } from "../../platform/ui/Notice.tsx";
import { m, useDeskText } from "../desk.ts";
import { describeFailure } from "./describeFailure.ts";

/** A part of the desk that could not be loaded. */
export function Failure({ error, reset }: { error: Error; reset?: () => void }) {
  const text = useDeskText();
  return (
    <div className="mx-auto flex w-full max-w-xl flex-col items-start gap-4 p-6">
      <Notice tone="bad">{describeFailure(error, text, isConnectionError)}</Notice>
      {reset && (
        <Button variant="outline" onClick={reset}>
          {text(m.desk_try_again)}
        </Button>
      )}
    </div>
  );
}
