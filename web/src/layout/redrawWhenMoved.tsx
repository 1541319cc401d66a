import { type ComponentType, useEffect, useState } from "react";

/** The address that the server drew this document for: it is never told a hash. */
const drawnFor = (): string =>
  (performance.getEntriesByType("navigation")[0]?.name ?? location.href).replace(/#.*/, "");

/**
 * A part of the frame, which may be taken over after a change of page, or have a hash in its address. React keeps attributes as the server drew them,
 * such as the address of the language link, so the part is drawn again.
 */
export function redrawWhenMoved(Part: ComponentType): ComponentType {
  return function Redrawn() {
    const [moved, setMoved] = useState(false);
    useEffect(() => setMoved(drawnFor() !== location.href), []);
    return <Part key={String(moved)} />;
  };
}
