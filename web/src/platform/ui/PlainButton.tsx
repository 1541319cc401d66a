import type { ComponentProps, MouseEvent, PointerEvent } from "react";

const starts = new WeakMap<Element, { x: number; y: number }>();

/** Pixels a hand may tremble between press and release. */
const TREMBLE = 10;

/**
 * Keeps a press with its button. An error that a field shows when it is left moves the button away from under the
 * pointer; without the capture the release would meet something else and the click would be lost.
 */
function capturePress({ currentTarget, pointerId, pointerType, clientX, clientY }: PointerEvent): void {
  if (pointerType !== "mouse") return;
  currentTarget.setPointerCapture(pointerId);
  starts.set(currentTarget, { x: clientX, y: clientY });
}

/** True when the pointer was drawn off the button before its release, to take the press back (WCAG 2.5.2). */
function isTakenBack({ currentTarget, clientX, clientY, detail }: MouseEvent): boolean {
  const start = starts.get(currentTarget);
  starts.delete(currentTarget);
  // A click without a pointer, by key or script, has no count.
  if (!start || detail === 0) return false;
  return (
    Math.hypot(clientX - start.x, clientY - start.y) > TREMBLE &&
    !currentTarget.contains(document.elementFromPoint(clientX, clientY))
  );
}

/** A button without a look of its own, whose press counts even when the page moves it meanwhile. */
export function PlainButton({ onClick, ...rest }: ComponentProps<"button">) {
  return (
    <button
      type="button"
      {...rest}
      onPointerDown={capturePress}
      onClick={(event) => {
        if (isTakenBack(event)) event.preventDefault();
        else onClick?.(event);
      }}
    />
  );
}
