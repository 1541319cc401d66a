import { LANGUAGE_NAMES } from "@velours/sdk/rules";
import type { Video } from "@velours/sdk/types";
import { useShop } from "../../platform/api/useShop.ts";
import { m, useText } from "../../platform/text/useText.ts";

/**
 * A video with the browser's own controls and captions in the page's language. It never starts by itself: motion is what
 * the shopper asks for.
 */
export function VideoPlayer({ video }: { video: Video }) {
  const text = useText();
  const { language } = useShop();
  const captions = video.captions ?? [];
  return (
    // biome-ignore lint/a11y/useMediaCaption: the merchant's captions follow, one track for each language
    <video
      controls
      playsInline
      preload="none"
      poster={video.poster}
      aria-label={video.title}
      width={800}
      height={800}
      className="aspect-square h-auto w-full rounded-xl bg-mist object-cover"
      src={video.src}
    >
      {captions.map((track) => (
        <track
          key={track.language}
          kind="captions"
          src={track.src}
          srcLang={track.language}
          label={(LANGUAGE_NAMES as Record<string, string>)[track.language] ?? track.language}
          default={track.language === language}
        />
      ))}
      {text(m.no_video_text)}
    </video>
  );
}
