import { Dialog } from "@base-ui/react/dialog";
import { X } from "lucide-react";
import { type ReactNode, type RefObject, useContext } from "react";
import { CoveredContext } from "./CoveredContext.ts";
import { useReturnFocus } from "./useReturnFocus.ts";

interface Props {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  /** Name of the close button; without one there is none, and Escape does nothing either. */
  closeLabel?: string;
  /** Why nothing closes it for now. */
  stays?: string;
  /** False when a press beside it must not close it. */
  dismissible?: boolean;
  /** Takes the focus when it opens; the first button or link when absent. */
  focusFirst?: RefObject<HTMLElement | null>;
  /** Takes the focus when it closes and its opener is gone. */
  instead?: () => HTMLElement | null;
  children: ReactNode;
}

/** A question or message above the page, fading in 300 ms. Import it lazily. */
export function Modal({
  open,
  onClose,
  title,
  closeLabel,
  stays,
  dismissible = true,
  focusFirst,
  instead,
  children,
}: Props) {
  const covered = useContext(CoveredContext);
  const finalFocus = useReturnFocus(open, instead);
  return (
    <Dialog.Root
      open={open && !covered}
      onOpenChange={(next, { reason }) => {
        if (stays !== undefined) return;
        if (!next && (closeLabel !== undefined || reason !== "escape-key")) onClose();
      }}
      disablePointerDismissal={!dismissible}
    >
      <Dialog.Portal keepMounted={open && covered}>
        <Dialog.Backdrop className="fixed inset-0 z-50 bg-ink/45 transition-opacity duration-300 data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Dialog.Popup
          {...(focusFirst && { initialFocus: focusFirst })}
          finalFocus={covered ? false : finalFocus}
          className="fixed top-1/2 left-1/2 z-50 max-h-[90vh] w-[32rem] max-w-[calc(100vw-2rem)] -translate-x-1/2 -translate-y-1/2 overflow-y-auto rounded-xl bg-white p-8 shadow-float transition-opacity duration-300 data-ending-style:opacity-0 data-starting-style:opacity-0"
        >
          <Dialog.Title className={`text-2xl font-bold ${closeLabel === undefined ? "" : "pr-10"}`}>
            {title}
          </Dialog.Title>
          {closeLabel !== undefined && (
            <Dialog.Close
              aria-label={closeLabel}
              title={stays ?? closeLabel}
              // Not `disabled`, which would take the focus away from it.
              aria-disabled={stays === undefined ? undefined : true}
              className="absolute top-4 right-4 flex size-11 items-center justify-center rounded-full not-aria-disabled:hover:bg-mist aria-disabled:cursor-progress aria-disabled:text-line-strong"
            >
              <X aria-hidden="true" size={22} />
            </Dialog.Close>
          )}
          {children}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
