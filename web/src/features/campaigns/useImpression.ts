import { getTestVariant } from "@velours/sdk/rules";
import { type RefObject, useEffect, useRef } from "react";
import { recordEvent } from "../../platform/analytics/recordEvent.ts";
import { useSite } from "../../platform/sites/useSite.ts";

/** Share of an element that must be in view. */
const IMPRESSION_THRESHOLD = 0.1;

const recorded = new Set<string>();

/** Tells web analytics, which variant of a test was seen; once a page load. */
function recordImpression(site: string, test: string, variant: string): void {
  const key = `${test}:${variant}`;
  if (recorded.has(key)) return;
  recorded.add(key);
  recordEvent(site, "ab_impression", { test, variant });
}

/** For the element that shows a test's variant. */
export function useImpression<Shown extends Element>(test: string): RefObject<Shown | null> {
  const shown = useRef<Shown>(null);
  const { code, flags } = useSite();
  const variant = getTestVariant(flags, test);
  useEffect(() => {
    if (!shown.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        recordImpression(code, test, variant);
      },
      { threshold: IMPRESSION_THRESHOLD },
    );
    observer.observe(shown.current);
    return () => observer.disconnect();
  }, [code, test, variant]);
  return shown;
}
