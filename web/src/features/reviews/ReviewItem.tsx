import type { Review } from "@velours/sdk/types";
import { m, useText } from "../../platform/text/useText.ts";
import { LocalDay } from "../../platform/ui/LocalDay.tsx";
import { Stars } from "../../platform/ui/Stars.tsx";

/** A review, in the language it was written in. */
export function ReviewItem({ review }: { review: Review }) {
  const text = useText();
  const { stars, title, body, author, language, verified, created_at, answer } = review;
  return (
    <article className="border-t border-line py-6">
      <Stars value={stars} label={text(m.stars_of, { n: stars })} />
      <div lang={language}>
        {title && <h3 className="mt-2 font-semibold">{title}</h3>}
        {body && <p className="mt-1 whitespace-pre-line text-ink-soft">{body}</p>}
      </div>
      <p className="mt-2 text-sm text-ink-faint">
        {author} · <LocalDay iso={created_at} />
        {verified && <> · {text(m.review_verified)}</>}
      </p>
      {answer && (
        <div className="mt-3 border-l-2 border-line pl-4 text-sm">
          <p className="font-semibold">{text(m.review_answer)}</p>
          <p className="mt-1 whitespace-pre-line text-ink-soft">{answer.text}</p>
        </div>
      )}
    </article>
  );
}
