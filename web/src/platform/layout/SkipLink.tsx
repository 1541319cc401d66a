import { m, useText } from "../text/useText.ts";

/** First stop of the keyboard: past the header. */
export function SkipLink() {
  const text = useText();
  return (
    <a
      href="#content"
      className="on-dark fixed top-2 left-2 z-50 -translate-y-20 rounded-md bg-brand-600 px-4 py-3 font-semibold text-white [--ring-offset:-6px] focus:translate-y-0"
    >
      {text(m.skip_to_content)}
    </a>
  );
}
