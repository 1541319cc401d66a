import { lazy, Suspense, useEffect, useState } from "react";
import { useCart } from "./useCart.ts";

const BagDrawer = lazy(async () => ({ default: (await import("./BagDrawer.tsx")).BagDrawer }));
const BagNotification = lazy(async () => ({
  default: (await import("./BagNotification.tsx")).BagNotification,
}));
const MinimumModal = lazy(async () => ({ default: (await import("./MinimumModal.tsx")).MinimumModal }));

/** The slide-out bag and what belongs to it; each part is fetched when it is first needed. */
export function Bag() {
  const { visible, minimumMissing, products } = useCart().state;
  const [opened, setOpened] = useState(false);
  useEffect(() => {
    if (visible) setOpened(true);
  }, [visible]);
  return (
    <>
      {products.data.length > 0 && (
        <Suspense>
          <BagNotification />
        </Suspense>
      )}
      {(visible || opened) && (
        <Suspense>
          <BagDrawer />
        </Suspense>
      )}
      {minimumMissing !== null && (
        <Suspense>
          <MinimumModal missing={minimumMissing} />
        </Suspense>
      )}
    </>
  );
}
