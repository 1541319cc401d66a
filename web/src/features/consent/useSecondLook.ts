import { useRouter } from "@tanstack/react-router";
import { useEffect, useState } from "react";

const cameFromHere = () => URL.parse(document.referrer)?.origin === location.origin;

/** True from the second page of a visit on, or once the page was scrolled. */
export function useSecondLook(): boolean {
  const router = useRouter();
  const [isSecond, setSecond] = useState(false);
  useEffect(() => {
    if (isSecond) return;
    const notice = () => setSecond(true);
    if (cameFromHere() || scrollY > 0) return notice();
    const stop = router.subscribe(
      "onResolved",
      ({ fromLocation, pathChanged }) => fromLocation && pathChanged && notice(),
    );
    addEventListener("scroll", notice, { once: true, passive: true });
    return () => {
      stop();
      removeEventListener("scroll", notice);
    };
  }, [isSecond, router]);
  return isSecond;
}
