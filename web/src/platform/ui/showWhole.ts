import type { FocusEvent } from "react";

/** Scrolls a line of items so far that the one with the focus and its ring are seen whole; browsers stop at half. */
export const showWhole = ({ target }: FocusEvent<HTMLElement>): void =>
  (target.closest("li") ?? target).scrollIntoView({ block: "nearest", inline: "nearest" });
