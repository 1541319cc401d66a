import { Drawer as Base } from "@base-ui/react/drawer";
import { X } from "lucide-react";
import type { ReactNode } from "react";
import { classes } from "./classes.ts";
import { useReturnFocus } from "./useReturnFocus.ts";

interface Props {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  closeLabel: string;
  side: "left" | "right" | "bottom";
  /** Stays in place below the scrolling part; a low window scrolls it too. */
  footer?: ReactNode;
  /** Takes the focus when it closes and its opener is gone. */
  instead?: () => HTMLElement | null;
  children: ReactNode;
}

const places = {
  left: {
    swipe: "left",
    viewport: "justify-start",
    popup:
      "h-full w-[22rem] max-w-[calc(100vw-3rem)] [transform:translateX(var(--drawer-swipe-movement-x))] data-starting-style:[transform:translateX(-100%)] data-ending-style:[transform:translateX(-100%)]",
  },
  right: {
    swipe: "right",
    viewport: "justify-end",
    popup:
      "h-full w-[30rem] max-w-full [transform:translateX(var(--drawer-swipe-movement-x))] data-starting-style:[transform:translateX(100%)] data-ending-style:[transform:translateX(100%)]",
  },
  bottom: {
    swipe: "down",
    viewport: "items-end",
    popup:
      "max-h-[80vh] w-full rounded-t-xl [transform:translateY(var(--drawer-swipe-movement-y))] data-starting-style:[transform:translateY(100%)] data-ending-style:[transform:translateY(100%)]",
  },
} as const;

/** A panel from an edge of the screen. Import it lazily: 35 kB that a first page does not need. */
export function Drawer({ open, onClose, title, closeLabel, side, footer, instead, children }: Props) {
  const finalFocus = useReturnFocus(open, instead);
  const place = places[side];
  return (
    <Base.Root open={open} onOpenChange={(next) => !next && onClose()} swipeDirection={place.swipe}>
      <Base.Portal>
        <Base.Backdrop className="fixed inset-0 z-40 bg-ink/45 opacity-[calc(1-var(--drawer-swipe-progress))] transition-opacity duration-[400ms] ease-calm data-ending-style:opacity-0 data-starting-style:opacity-0 data-swiping:duration-0" />
        <Base.Viewport className={classes("fixed inset-0 z-50 flex", place.viewport)}>
          <Base.Popup
            finalFocus={finalFocus}
            className={classes(
              "flex flex-col bg-white shadow-float outline-none transition-transform duration-[400ms] ease-calm data-swiping:select-none data-swiping:duration-0 low:overflow-y-auto low:overscroll-contain",
              place.popup,
            )}
          >
            <header className="flex items-center justify-between gap-4 border-b border-line py-3 pr-3 pl-6">
              <Base.Title className="text-xl font-bold">{title}</Base.Title>
              <Base.Close
                aria-label={closeLabel}
                title={closeLabel}
                className="flex size-11 items-center justify-center rounded-full hover:bg-mist"
              >
                <X aria-hidden="true" size={22} />
              </Base.Close>
            </header>
            <Base.Content className="min-h-0 flex-1 touch-auto overflow-y-auto overscroll-contain low:flex-none low:overflow-visible">
              {children}
            </Base.Content>
            {footer && <footer className="border-t border-line px-6 py-4">{footer}</footer>}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
