import type { Video } from "@velours/sdk/types";
import { m, useText } from "../../platform/text/useText.ts";
import { VideoPlayer } from "./VideoPlayer.tsx";

/** Videos of a product; nothing for one without any. */
export function ProductVideos({ videos }: { videos: readonly Video[] }) {
  const text = useText();
  if (videos.length === 0) return null;
  return (
    <section aria-labelledby="product-videos">
      <h2 id="product-videos" className="mb-6 text-2xl font-bold">
        {text(m.product_video)}
      </h2>
      <ul className="grid gap-6 tablet:grid-cols-2 desktop:grid-cols-3">
        {videos.map((video) => (
          <li key={video.id}>
            <VideoPlayer video={video} />
            <p className="mt-3 text-ink-soft">{video.title}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
