import type { ComponentProps } from "react";
import { capturePress, isTakenBack } from "./press.ts";

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
