import type { MerchantOrder } from "@velours/sdk/types";
import { lazy, Suspense, useState } from "react";
import { Button } from "../../platform/ui/Button.tsx";
import { m, useDeskText, useMay } from "../desk.ts";
import type { DialogProps } from "./DialogProps.ts";

const TroubleDialog = lazy(async () => ({ default: (await import("./TroubleDialog.tsx")).TroubleDialog }));

interface Props {
  order: MerchantOrder;
  onDone?: DialogProps["onDone"];
}

/** Takes an order whose money needs a person off their list; nothing for any other order. */
export function TroubleButton({ order, onDone }: Props) {
  const text = useDeskText();
  const mayWrite = useMay("orders:write");
  const [isOpen, setOpen] = useState(false);
  if (!mayWrite || order.trouble === null) return null;
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="outline" size="small" onClick={() => setOpen(true)}>
        {text(m.desk_trouble_close)}
      </Button>
      <Suspense fallback={null}>
        {isOpen && (
          <TroubleDialog
            order={order}
            onClose={close}
            onDone={(changed, note) => {
              close();
              onDone?.(changed, note);
            }}
          />
        )}
      </Suspense>
    </>
  );
}
