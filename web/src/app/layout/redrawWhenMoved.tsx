import { type ComponentType, useEffect, useState } from "react";

const withoutHash = (address: string): string => address.replace(/#.*/, "");

/** The address that the server drew this document for: it is never told a hash. */
const drawnFor = (): string =>
  withoutHash(performance.getEntriesByType("navigation")[0]?.name ?? location.href);

/**
 * A part of the frame, which may be taken over after a change of page. React keeps attributes as the server drew them,
 * such as the address of the language link, so the part is drawn again then; what was pressed in it before is lost.
 */
export function redrawWhenMoved(Part: ComponentType): ComponentType {
  return function Redrawn() {
    const [moved, setMoved] = useState(false);
    useEffect(() => setMoved(drawnFor() !== withoutHash(location.href)), []);
    return <Part key={String(moved)} />;
  };
}
