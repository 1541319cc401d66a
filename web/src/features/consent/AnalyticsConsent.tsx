import { useSelector } from "@tanstack/react-store";
import { useEffect, useState } from "react";
import { consentStore } from "../../platform/analytics/consentStore.ts";
import { followConsent } from "../../platform/analytics/followConsent.ts";
import { useShop } from "../../platform/api/useShop.ts";
import { lazyPart } from "../../platform/chunks/lazyPart.tsx";
import { useSecondLook } from "./useSecondLook.ts";

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
