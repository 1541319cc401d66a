import { useRouter } from "@tanstack/react-router";
import { useSelector } from "@tanstack/react-store";
import { useEffect, useState } from "react";
import { consentStore } from "../../platform/analytics/consentStore.ts";
import { followConsent } from "../../platform/analytics/followConsent.ts";
import { useShop } from "../../platform/api/useShop.ts";
import { lazyPart } from "../../platform/chunks/lazyPart.tsx";

const cameFromHere = () => document.referrer.startsWith(`${location.origin}/`);

/** True from the second page of a visit on, or once the page was scrolled. */
function useSecondLook(): boolean {
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

const ConsentBanner = lazyPart(async () => (await import("./ConsentBanner.tsx")).ConsentBanner, {
  quiet: true,
});

/** Asks about analytics until it is answered, never on the first look at a page, and again on request. */
export function AnalyticsConsent() {
  const { site } = useShop();
  const { granted, reopened } = useSelector(consentStore);
  const [isFollowing, setFollowing] = useState(false);
  const isSecondLook = useSecondLook();
  useEffect(() => {
    const stop = followConsent(site);
    setFollowing(true);
    return stop;
  }, [site]);
  return <ConsentBanner open={isFollowing && ((granted === undefined && isSecondLook) || reopened)} />;
}
