import { useId, useState } from "react";
import { lazyPart } from "../../platform/chunks/lazyPart.tsx";
import { m } from "../../platform/text/m.ts";
import { useText } from "../../platform/text/useText.ts";
import { Button } from "../../platform/ui/Button.tsx";

const BundleProducts = lazyPart(async () => (await import("./BundleProducts.tsx")).BundleProducts);

/** Contents of a bundle, loaded when its details are opened. */
export function BundleDetails({ ids }: { ids: readonly number[] }) {
  const text = useText();
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <div className="border-b border-line py-4">
      <Button
        variant="text"
        size="small"
        className="inline-block! first-letter:uppercase"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {text(m.view_more_details)}
      </Button>
      <div id={id} hidden={!open}>
        {open && <BundleProducts ids={ids} />}
      </div>
    </div>
  );
}
