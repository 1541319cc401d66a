import { useBlocker } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import type { LeaveReason } from "./UnsavedDialog.tsx";

const UnsavedDialog = lazy(async () => ({ default: (await import("./UnsavedDialog.tsx")).UnsavedDialog }));

interface Props {
  /** True when something would be lost. */
  isEdited: boolean;
  reason?: LeaveReason;
  /** Path of a screen at whose other addresses, as those of its filters, nothing is lost. */
  within?: string;
}

/**
 * Asks before what was typed, or what becomes of a file, is lost: when another address is opened, and by the browser's own
 * question when the page is left.
 */
export function AskBeforeLeaving({ isEdited, reason = "edited", within }: Props) {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ next }) => isEdited && next.pathname !== within,
    enableBeforeUnload: isEdited,
    disabled: !isEdited,
    withResolver: true,
  });
  if (status !== "blocked") return null;
  return (
    <Suspense fallback={null}>
      <UnsavedDialog reason={reason} onDiscard={proceed} onClose={reset} />
    </Suspense>
  );
}
