import { getTestVariant } from "@velours/sdk/rules";
import { type RefObject, useEffect, useRef } from "react";
import { useSite } from "../sites/useSite.ts";

/** Share of an element that must be in view. */
const IMPRESSION_THRESHOLD = 0.1;

const recorded = new Set<string>();

/** Tells web analytics, through its page list, which variant of a test was seen; once a page load. */
function recordImpression(test: string, variant: string): void {
  const key = `${test}:${variant}`;
  if (recorded.has(key)) return;
  recorded.add(key);
  const page = globalThis as { dataLayer?: unknown[] };
  page.dataLayer ??= [];
  page.dataLayer.push(["event", "ab_impression", { test, variant }]);
}

/** For the element that shows a test's variant. */
export function useImpression<Shown extends Element>(test: string): RefObject<Shown | null> {
  const shown = useRef<Shown>(null);
  const variant = getTestVariant(useSite().flags, test);
  useEffect(() => {
    if (!shown.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        recordImpression(test, variant);
      },
      { threshold: IMPRESSION_THRESHOLD },
    );
    observer.observe(shown.current);
    return () => observer.disconnect();
  }, [test, variant]);
  return shown;
}
