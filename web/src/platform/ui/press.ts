import type { MouseEvent, PointerEvent } from "react";

const starts = new WeakMap<Element, { x: number; y: number }>();

/** Pixels a hand may tremble between press and release. */
const TREMBLE = 10;

/**
 * Keeps a press with its button. An error that a field shows when it is left moves the button away from under the
 * pointer; without the capture the release would meet something else and the click would be lost.
 */
export function capturePress({
  currentTarget,
  pointerId,
  pointerType,
  clientX,
  clientY,
}: PointerEvent): void {
  if (pointerType !== "mouse") return;
  currentTarget.setPointerCapture(pointerId);
  starts.set(currentTarget, { x: clientX, y: clientY });
}

/** True when the pointer was drawn off the button before its release, to take the press back (WCAG 2.5.2). */
export function isTakenBack({ currentTarget, clientX, clientY, detail }: MouseEvent): boolean {
  const start = starts.get(currentTarget);
  starts.delete(currentTarget);
  // A click without a pointer, by key or script, has no count.
  if (!start || detail === 0) return false;
  return (
    Math.hypot(clientX - start.x, clientY - start.y) > TREMBLE &&
    !currentTarget.contains(document.elementFromPoint(clientX, clientY))
  );
}
