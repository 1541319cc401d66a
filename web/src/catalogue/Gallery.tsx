import type { Image } from "@velours/sdk/types";
import { useState } from "react";
import { m } from "../text/m.ts";
import { useText } from "../text/useText.ts";
import { classes } from "../ui/classes.ts";
import { PlainButton } from "../ui/PlainButton.tsx";

/** The pictures of the variant chosen: one large, the others to choose from. Give it a key per variant. */
export function Gallery({ images }: { images: readonly Image[] }) {
  const text = useText();
  const [at, setAt] = useState(0);
  const shown = images[at] ?? images[0];
  return (
    <div className="flex flex-col gap-3">
      <div className="aspect-square overflow-hidden rounded-xl bg-mist">
        {shown && (
          <img
            src={shown.src}
            alt={shown.alt}
            width={800}
            height={800}
            fetchPriority="high"
            className="size-full object-cover"
          />
        )}
      </div>
      {images.length > 1 && (
        <ul className="flex flex-wrap gap-3">
          {images.map((image, index) => (
            <li key={image.id}>
              <PlainButton
                aria-label={text(m.gallery_image, { n: index + 1, total: images.length })}
                aria-pressed={index === at}
                onClick={() => setAt(index)}
                className={classes(
                  "size-18 overflow-hidden rounded-md border-2",
                  index === at ? "border-brand-600" : "border-transparent hover:border-brand-300",
                )}
              >
                <img src={image.src} alt="" width={72} height={72} className="size-full object-cover" />
              </PlainButton>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
