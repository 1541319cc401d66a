import type { RequestResult } from "@velours/sdk";
import type { ReactNode } from "react";
import { useChange } from "../useChange.ts";
import { ChangeDialog } from "./ChangeDialog.tsx";

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
    <ChangeDialog {...state} title={title} label={label} onSubmit={() => run(undefined)} onClose={onClose}>
      <div className="flex flex-col gap-4 break-words">{children}</div>
    </ChangeDialog>
  );
}
