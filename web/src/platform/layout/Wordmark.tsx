import { useSite } from "../sites/useSite.ts";
import { classes } from "../ui/classes.ts";

/** A folded ribbon in the site's colours. */
function Ribbon({ className }: { className: string | false }) {
  return (
    <svg
      viewBox="0 0 32 32"
      width="30"
      height="30"
      aria-hidden="true"
      className={classes("mr-2 inline-block align-[-0.4em]", className)}
    >
      <path d="M3 5c7 0 10 6 13 21C13 26 6 22 3 5Z" className="fill-brand-600" />
      <path d="M29 5c-7 0-10 6-13 21 3 0 10-4 13-21Z" className="fill-brand-300" />
    </svg>
  );
}

/** The shop's mark: its logo, or its name with the mark it has beside it. A logo on dark ground has a light one of its own. */
export function Wordmark({ onDark = false }: { onDark?: boolean }) {
  const { name, look } = useSite();
  const shown = look?.wordmark ?? name;
  // Beside the header's buttons a phone has no room for more.
  const isLong = shown.length > 10;
  if (look?.logoUrl)
    return (
      <span className={classes("inline-block self-start", onDark && "rounded-sm bg-white p-2")}>
        <img
          src={look.logoUrl}
          alt={name}
          className="h-8 w-auto max-w-32 object-contain object-left wide:max-w-48"
        />
      </span>
    );
  return (
    <span className={onDark ? "text-white" : undefined}>
      {look?.mark === "ribbon" && <Ribbon className={isLong && "max-wide:hidden"} />}
      <span className={classes("text-2xl font-bold tracking-tight", isLong && "max-wide:text-xl")}>
        {shown}
      </span>
    </span>
  );
}
