import { useRouterState } from "@tanstack/react-router";
import { useSelector } from "@tanstack/react-store";
import { asksAge } from "@velours/sdk/rules";
import type { AgeNotice as Notice } from "@velours/sdk/types";
import { useEffect, useState } from "react";
import { useShop } from "../../platform/api/useShop.ts";
import { followSignal } from "../../platform/browser/followSignal.ts";
import { lazyPart } from "../../platform/chunks/lazyPart.tsx";
import { ageStore } from "./ageStore.ts";

const AgeModal = lazyPart(async () => (await import("./AgeModal.tsx")).AgeModal, { quiet: true });

/** Asks for the visitor's age, above a page that is on the screen already. */
export function AgeNotice({ notice }: { notice: Notice }) {
  const { site } = useShop();
  const path = useRouterState({
    select: ({ resolvedLocation, location }) => (resolvedLocation ?? location).pathname,
  });
  const confirmed = useSelector(ageStore);
  const [isFollowing, setFollowing] = useState(false);
  useEffect(() => {
    const stop = followSignal(site, "age", () => ageStore.refresh(site));
    setFollowing(true);
    return stop;
  }, [site]);
  return (
    <AgeModal
      open={isFollowing && asksAge(notice, confirmed, path)}
      notice={notice}
      onConfirm={() => ageStore.confirm(site, notice.minimumAge)}
    />
  );
}
