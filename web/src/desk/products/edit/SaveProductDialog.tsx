import type { MerchantProduct, Product } from "@velours/sdk/types";
import { useDesk } from "../../desk.ts";
import type { ShownChange } from "../../FieldChanges.tsx";
import { SaveDialog } from "../../settings/SaveDialog.tsx";

interface Props {
  changes: readonly ShownChange[];
  /** Undefined for a product that nobody saved yet. */
  revision: string | undefined;
  next: Product;
  onClose: () => void;
  onDone: (saved: MerchantProduct) => void;
  /** Called with the product that somebody else has saved meanwhile. */
  onMoved: (current: MerchantProduct) => void;
}

/** Shows what changes in a product before it is saved. */
export function SaveProductDialog({ revision, ...rest }: Props) {
  const { api } = useDesk();
  return (
    <SaveDialog
      {...rest}
      subject={revision === undefined ? "createMerchantProduct" : undefined}
      save={(body, idempotencyKey) =>
        revision === undefined
          ? api.createMerchantProduct({ body, idempotencyKey })
          : api.saveMerchantProduct({
              params: { path: { id: body.id }, header: { "If-Match": revision } },
              body,
              idempotencyKey,
            })
      }
    />
  );
}
