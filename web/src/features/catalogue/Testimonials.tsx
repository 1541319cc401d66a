import type { Testimonial } from "@velours/sdk/types";
import { m, useText } from "../../platform/text/useText.ts";
import { VideoPlayer } from "./VideoPlayer.tsx";

/** Customers about a product, in videos and in words; nothing for one without any. */
export function Testimonials({ testimonials }: { testimonials: readonly Testimonial[] }) {
  const text = useText();
  if (testimonials.length === 0) return null;
  return (
    <section aria-labelledby="testimonials">
      <h2 id="testimonials" className="mb-6 text-2xl font-bold">
        {text(m.testimonials)}
      </h2>
      <ul className="grid gap-6 tablet:grid-cols-2 desktop:grid-cols-3">
        {testimonials.map(({ id, author, quote, video }) => (
          <li key={id}>
            <VideoPlayer video={video} />
            <figure className="mt-3">
              <blockquote className="text-ink-soft">{quote}</blockquote>
              <figcaption className="mt-1 font-semibold">{author}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}
