import type { FocusEvent } from "react";

/** Scrolls a line of links so far that the focused one and its ring are seen whole; browsers stop at half. */
export const showWhole = ({ target }: FocusEvent<HTMLElement>): void =>
  target.scrollIntoView({ block: "nearest", inline: "nearest" });
