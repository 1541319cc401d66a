import { Dialog } from "@base-ui/react/dialog";
import type { Image } from "@velours/sdk/types";
import { ChevronLeft, ChevronRight, X } from "lucide-react";
import { type ReactNode, useState } from "react";
import { m, useText } from "../../platform/text/useText.ts";
import { classes } from "../../platform/ui/classes.ts";
import { PlainButton } from "../../platform/ui/PlainButton.tsx";
import { useReturnFocus } from "../../platform/ui/useReturnFocus.ts";

interface Props {
  open: boolean;
  images: readonly Image[];
  at: number;
  onShow: (index: number) => void;
  onClose: () => void;
}

/** A picture on the whole window: arrow keys turn to the next, a press magnifies it. */
export function GalleryZoom({ open, images, at, onShow, onClose }: Props) {
  const text = useText();
  const [isLarge, setLarge] = useState(false);
  const finalFocus = useReturnFocus(open);
  const image = images[at];
  if (!image) return null;
  const turn = (by: number) => {
    setLarge(false);
    onShow((at + by + images.length) % images.length);
  };
  return (
    <Dialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal>
        <Dialog.Popup
          finalFocus={finalFocus}
          onKeyDown={({ key }) => {
            if (key === "ArrowLeft") turn(-1);
            if (key === "ArrowRight") turn(1);
          }}
          className="fixed inset-0 z-50 flex flex-col bg-white transition-opacity duration-300 data-ending-style:opacity-0 data-starting-style:opacity-0 motion-reduce:transition-none"
        >
          <div className="flex items-center gap-2 px-4 py-2">
            <Dialog.Title
              className="mr-auto text-sm font-normal text-ink-soft tabular-nums"
              aria-live="polite"
            >
              {text(m.picture_of, { n: at + 1, total: images.length })}
            </Dialog.Title>
            {images.length > 1 && (
              <>
                <Round label={text(m.previous)} onClick={() => turn(-1)}>
                  <ChevronLeft aria-hidden="true" size={22} />
                </Round>
                <Round label={text(m.next)} onClick={() => turn(1)}>
                  <ChevronRight aria-hidden="true" size={22} />
                </Round>
              </>
            )}
            <Round label={text(m.close)} onClick={onClose}>
              <X aria-hidden="true" size={22} />
            </Round>
          </div>
          <div className="min-h-0 flex-1 overflow-auto">
            <PlainButton
              aria-label={`${text(isLarge ? m.zoom_out : m.zoom_in)} (${image.alt})`}
              onClick={() => setLarge(!isLarge)}
              className={classes(
                "mx-auto block -outline-offset-4",
                isLarge ? "w-[220vmin] cursor-zoom-out" : "size-full cursor-zoom-in",
              )}
            >
              <img
                src={image.src}
                alt=""
                width={1600}
                height={1600}
                className={isLarge ? "aspect-square h-auto w-full" : "size-full object-contain"}
              />
            </PlainButton>
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function Round({ label, onClick, children }: { label: string; onClick: () => void; children: ReactNode }) {
  return (
    <PlainButton
      aria-label={label}
      title={label}
      onClick={onClick}
      className="flex size-11 items-center justify-center rounded-full hover:bg-mist"
    >
      {children}
    </PlainButton>
  );
}
