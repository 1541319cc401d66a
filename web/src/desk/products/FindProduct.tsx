import { Search } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { PlainButton } from "../../platform/ui/PlainButton.tsx";
import { m, useDeskText, useMay } from "../desk.ts";

const ProductDialog = lazy(async () => ({ default: (await import("./ProductDialog.tsx")).ProductDialog }));

interface Props {
  /** Label of the field that the product is found for. */
  label: string;
  onChoose: (id: number) => void;
}

/** Opens the search for a product, within the field that has its number; nothing for somebody who may not read products. */
export function FindProduct({ label, onChoose }: Props) {
  const text = useDeskText();
  const mayFind = useMay("catalogue:read");
  const [isOpen, setOpen] = useState(false);
  if (!mayFind) return null;
  return (
    <>
      <PlainButton
        aria-haspopup="dialog"
        aria-label={text(m.desk_product_choose, { label })}
        className="flex size-10 items-center justify-center rounded-md text-brand-700 hover:bg-mist"
        onClick={() => setOpen(true)}
      >
        <Search aria-hidden="true" size={18} />
      </PlainButton>
      <Suspense fallback={null}>
        {isOpen && <ProductDialog onChoose={onChoose} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}
