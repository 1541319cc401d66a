import { useBlocker } from "@tanstack/react-router";
import { lazy, Suspense } from "react";

const UnsavedDialog = lazy(async () => ({ default: (await import("./UnsavedDialog.tsx")).UnsavedDialog }));

/** Asks before what was typed is lost: when another address is opened, and by the browser's own question when the page is left. */
export function AskBeforeLeaving({ isEdited }: { isEdited: boolean }) {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: () => isEdited,
    enableBeforeUnload: isEdited,
    disabled: !isEdited,
    withResolver: true,
  });
  if (status !== "blocked") return null;
  return (
    <Suspense fallback={null}>
      <UnsavedDialog onDiscard={proceed} onClose={reset} />
    </Suspense>
  );
}
