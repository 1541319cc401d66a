import { useRouter } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import { isPageChange } from "./isPageChange.ts";

/** After a change of page the list takes the focus; `changed` says that its page is to be announced. */
export function usePageChange() {
  const router = useRouter();
  const list = useRef<HTMLElement>(null);
  const [changed, setChanged] = useState(false);
  useEffect(
    () =>
      router.subscribe("onRendered", ({ fromLocation, toLocation, pathChanged }) => {
        if (!fromLocation || pathChanged) return;
        const paged = isPageChange(fromLocation.search, toLocation.search);
        setChanged(paged);
        // The router scrolls to the top of the page, or to where the shopper was.
        if (paged) list.current?.focus({ preventScroll: true });
      }),
    [router],
  );
  return { list, changed };
}
