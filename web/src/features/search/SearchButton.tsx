import { Search } from "lucide-react";
import { useCallback, useState } from "react";
import { lazyPart } from "../../platform/chunks/lazyPart.tsx";
import { m, useText } from "../../platform/text/useText.ts";

const SearchOverlay = lazyPart(async () => (await import("./SearchOverlay.tsx")).SearchOverlay);

/** Opens the search above the page. */
export function SearchButton() {
  const text = useText();
  const [open, setOpen] = useState(false);
  const show = useCallback(() => setOpen(true), []);
  const hide = useCallback(() => setOpen(false), []);
  return (
    <>
      <button
        type="button"
        aria-label={text(m.search)}
        aria-haspopup="dialog"
        onClick={show}
        className="flex size-11 items-center justify-center rounded-full hover:bg-mist"
      >
        <Search aria-hidden="true" size={24} />
      </button>
      <SearchOverlay open={open} onClose={hide} missing={{ open: show, close: hide }} />
    </>
  );
}
