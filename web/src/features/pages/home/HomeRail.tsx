import type { HomeRail as Rail } from "@velours/sdk/types";
import { useRef } from "react";
import { lazyPart } from "../../../platform/chunks/lazyPart.tsx";
import { useNear } from "../../../platform/ui/useNear.ts";

const HomeRailProducts = lazyPart(async () => (await import("./HomeRailProducts.tsx")).HomeRailProducts, {
  quiet: true,
});

/** A line of products, which come when it is nearly in sight; its place is kept. */
export function HomeRail({ rail }: { rail: Rail }) {
  const place = useRef<HTMLDivElement>(null);
  const near = useNear(place, "400px");
  return (
    <div
      ref={place}
      className="page min-h-[28rem] py-6 has-[[data-none]]:hidden [@media(scripting:none)]:hidden"
    >
      {near && <HomeRailProducts rail={rail} />}
    </div>
  );
}
