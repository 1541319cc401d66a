import { m, useText } from "../text/useText.ts";
import { Link } from "./Link.tsx";

/** Home, then the way here; the last is plain text. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly { label: string; value: string }[] }) {
  const text = useText();
  return (
    <nav aria-label={text(m.breadcrumbs)} className="text-sm text-ink-soft">
      <ol className="flex flex-wrap items-center">
        <li>
          <Link href="/" className="inline-flex min-h-8 items-center underline-offset-4 hover:underline">
            {text(m.home)}
          </Link>
        </li>
        {crumbs.map(({ label, value }, at) => (
          <li key={value} className="flex items-center">
            <span aria-hidden="true" className="px-2 text-line-strong">
              /
            </span>
            {at < crumbs.length - 1 ? (
              <Link
                href={`/${value}`}
                className="inline-flex min-h-8 items-center underline-offset-4 hover:underline"
              >
                {label}
              </Link>
            ) : (
              <span aria-current="page" className="font-medium text-ink">
                {label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
