import { type RefObject, useEffect, useState } from "react";

/** True once an element has come near the window's visible part; it stays near. `margin` is a CSS length. */
export function useNear(place: RefObject<HTMLElement | null>, margin: string): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (!place.current || near) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setNear(true),
      { rootMargin: margin },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [near, place, margin]);
  return near;
}
