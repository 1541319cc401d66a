import { Dialog } from "@base-ui/react/dialog";
import { useRouterState } from "@tanstack/react-router";
import { X } from "lucide-react";
import { useEffect, useRef } from "react";
import { m, useText } from "../../platform/text/useText.ts";
import { useReturnFocus } from "../../platform/ui/useReturnFocus.ts";
import { SearchCombobox } from "./SearchCombobox.tsx";

/** The search above the page: the whole screen of a phone, the top of a larger one. */
export function SearchOverlay({ open, onClose }: { open: boolean; onClose: () => void }) {
  const text = useText();
  const field = useRef<HTMLInputElement>(null);
  const finalFocus = useReturnFocus(open);
  const address = useRouterState({ select: (state) => state.location.href });
  const opened = useRef(address);
  useEffect(() => {
    if (opened.current !== address) onClose();
    opened.current = address;
  }, [address, onClose]);
  return (
    <Dialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-40 bg-ink/45 transition-opacity duration-300 data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Dialog.Popup
          initialFocus={field}
          finalFocus={finalFocus}
          className="fixed inset-x-0 top-0 z-50 flex h-dvh flex-col bg-white shadow-float transition-[opacity,translate] duration-300 ease-calm data-ending-style:-translate-y-4 data-ending-style:opacity-0 data-starting-style:-translate-y-4 data-starting-style:opacity-0 tablet:h-auto tablet:max-h-[88dvh] tablet:rounded-b-xl"
        >
          <Dialog.Title className="sr-only">{text(m.search_field)}</Dialog.Title>
          <SearchCombobox
            field={field}
            onLeave={onClose}
            close={
              <Dialog.Close
                aria-label={text(m.search_close)}
                title={text(m.search_close)}
                className="-mr-2.5 flex size-11 shrink-0 items-center justify-center rounded-full hover:bg-mist"
              >
                <X aria-hidden="true" size={24} />
              </Dialog.Close>
            }
          />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
