import { classes } from "./classes.ts";

/** The place of something that is on its way; give it the size of what comes. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={classes("block animate-pulse rounded-md bg-mist", className)} />;
}
