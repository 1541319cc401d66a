import type { RequestResult } from "@velours/sdk";
import type { ReactNode } from "react";
import { useChange } from "../useChange.ts";
import { ChangeForm } from "./ChangeForm.tsx";
import { DeskDialog } from "./DeskDialog.tsx";

interface Props<Result> {
  title: string;
  /** Label of the button; the title when absent. */
  label?: string;
  /** Says the consequences. */
  children: ReactNode;
  change: (idempotencyKey: string) => Promise<RequestResult<Result>>;
  onClose: () => void;
  onDone: (result: Result) => void;
  /** Called after a refusal and after a lost answer. */
  onFailed: (error: unknown) => void;
}

/** Asks before a change that needs no more than a yes. */
export function AskDialog<Result>(props: Props<Result>) {
  const { title, label = title, children, change, onClose, onDone, onFailed } = props;
  const { run, ...state } = useChange((_: undefined, key) => change(key), { done: onDone, failed: onFailed });
  return (
    <DeskDialog busy={state.busy} onClose={onClose} title={title}>
      <ChangeForm
        label={label}
        busy={state.busy}
        isUnknown={state.isUnknown}
        failure={state.failure}
        onSubmit={() => run(undefined)}
      >
        <div className="flex flex-col gap-4 break-words">{children}</div>
      </ChangeForm>
    </DeskDialog>
  );
}
