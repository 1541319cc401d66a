import { classes } from "../ui/classes.ts";

/** The name of the shop as its mark: a folded ribbon and the word. */
export function Wordmark({ name, className }: { name: string; className?: string }) {
  // Beside the header's buttons a phone has no room for more.
  const isLong = name.length > 10;
  return (
    <span className={className}>
      <svg
        viewBox="0 0 32 32"
        width="30"
        height="30"
        aria-hidden="true"
        className={classes("inline-block align-[-0.4em]", isLong && "max-wide:hidden")}
      >
        <path d="M3 5c7 0 10 6 13 21C13 26 6 22 3 5Z" className="fill-brand-600" />
        <path d="M29 5c-7 0-10 6-13 21 3 0 10-4 13-21Z" className="fill-brand-300" />
      </svg>
      <span
        className={classes(
          "ml-2 text-2xl font-bold tracking-tight",
          isLong && "max-wide:ml-0 max-wide:text-xl",
        )}
      >
        {name.toLowerCase()}
      </span>
    </span>
  );
}
