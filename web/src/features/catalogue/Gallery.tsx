import type { Image } from "@velours/sdk/types";
import { useRef, useState } from "react";
import { lazyPart } from "../../platform/chunks/lazyPart.tsx";
import { m, useText } from "../../platform/text/useText.ts";
import { classes } from "../../platform/ui/classes.ts";
import { PlainButton } from "../../platform/ui/PlainButton.tsx";

const GalleryZoom = lazyPart(async () => (await import("./GalleryZoom.tsx")).GalleryZoom);

/**
 * The pictures of the variant chosen, side by side: swiped, chosen by their thumbnails, magnified when pressed. Give it
 * a key per variant.
 */
export function Gallery({ images }: { images: readonly Image[] }) {
  const text = useText();
  const track = useRef<HTMLUListElement>(null);
  const [at, setAt] = useState(0);
  const [zoomed, setZoomed] = useState(false);
  const show = (index: number) => {
    setAt(index);
    track.current?.scrollTo({ left: index * track.current.clientWidth });
  };
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <ul
        ref={track}
        aria-label={text(m.gallery_label)}
        onScroll={({ currentTarget }) => setAt(countPassed(currentTarget))}
        className="flex aspect-square snap-x snap-mandatory scroll-smooth overflow-x-auto rounded-xl bg-mist [scrollbar-width:none] motion-reduce:scroll-auto"
      >
        {images.map((image, index) => (
          <li key={image.id} className="size-full shrink-0 snap-start">
            <PlainButton
              aria-label={text(m.gallery_zoom, { alt: image.alt })}
              tabIndex={index === at ? 0 : -1}
              onClick={() => setZoomed(true)}
              className="size-full cursor-zoom-in rounded-xl -outline-offset-4"
            >
              <img
                src={image.src}
                alt={image.alt}
                width={800}
                height={800}
                fetchPriority={index === 0 ? "high" : undefined}
                loading={index === 0 ? undefined : "lazy"}
                className="size-full object-cover"
              />
            </PlainButton>
          </li>
        ))}
      </ul>
      {images.length > 1 && (
        <ul className="flex flex-wrap gap-2 tablet:gap-3 print:hidden">
          {images.map((image, index) => (
            <li key={image.id}>
              <PlainButton
                aria-label={text(m.gallery_image, { n: index + 1, total: images.length })}
                aria-pressed={index === at}
                onClick={() => show(index)}
                className={classes(
                  "size-12 overflow-hidden rounded-md border-2 tablet:size-18",
                  index === at ? "border-brand-600" : "border-transparent hover:border-brand-300",
                )}
              >
                <img
                  src={image.src}
                  alt=""
                  width={72}
                  height={72}
                  loading="lazy"
                  className="size-full object-cover"
                />
              </PlainButton>
            </li>
          ))}
        </ul>
      )}
      <GalleryZoom
        open={zoomed}
        images={images}
        at={at}
        onShow={show}
        onClose={() => setZoomed(false)}
        missing={{ open: () => setZoomed(true), close: () => setZoomed(false) }}
      />
    </div>
  );
}

/** How many pictures are more than half out of sight on the left. */
function countPassed(track: HTMLElement): number {
  const middle = track.getBoundingClientRect().left + track.clientWidth / 2;
  return [...track.children].filter((slide) => slide.getBoundingClientRect().right < middle).length;
}
