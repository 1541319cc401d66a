import { m, useText } from "../../platform/text/useText.ts";
import { buttonClass } from "../../platform/ui/buttonClass.ts";
import { Link } from "../../platform/ui/Link.tsx";

/** Nothing lives at this address. */
export function NotFoundPage() {
  const text = useText();
  return (
    <div className="page flex flex-1 flex-col items-center justify-center gap-4 py-24 text-center">
      <img src="/assets/img/states/not-found.svg" alt="" width={200} height={150} />
      <h1 className="text-3xl font-bold">{text(m.not_found_title)}</h1>
      <p className="max-w-md text-lg text-ink-soft">{text(m.not_found_text)}</p>
      <Link href="/" className={buttonClass()}>
        {text(m.back_home)}
      </Link>
    </div>
  );
}
