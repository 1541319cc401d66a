import { useEffect, useState, useSyncExternalStore } from "react";
import { lazyPart } from "../../platform/chunks/lazyPart.tsx";
import { useShop } from "../../platform/shop/useShop.ts";
import { consentStore } from "./consentStore.ts";
import { followConsent } from "./followConsent.ts";

const ConsentBanner = lazyPart(async () => (await import("./ConsentBanner.tsx")).ConsentBanner, {
  quiet: true,
});

/** Asks about analytics until it is answered, and again on request. */
export function AnalyticsConsent() {
  const { site } = useShop();
  const { granted, reopened } = useSyncExternalStore(consentStore.subscribe, consentStore.get);
  const [isFollowing, setFollowing] = useState(false);
  useEffect(() => {
    const stop = followConsent(site);
    setFollowing(true);
    return stop;
  }, [site]);
  return <ConsentBanner open={isFollowing && (granted === undefined || reopened)} />;
}
