import { NO_REVISION } from "@velours/sdk/rules";
import type { Collection, MerchantCollection } from "@velours/sdk/types";
import { useDesk } from "../../desk.ts";
import type { ShownChange } from "../../FieldChanges.tsx";
import { SaveDialog } from "../SaveDialog.tsx";

interface Props {
  changes: readonly ShownChange[];
  /** Undefined for a collection that nobody saved yet. */
  revision: string | undefined;
  next: Collection;
  onClose: () => void;
  onDone: (saved: MerchantCollection) => void;
  /** Called with the collection that somebody else has saved meanwhile. */
  onMoved: (current: MerchantCollection) => void;
}

/** Shows what changes in a collection before it is saved. */
export function SaveCollectionDialog({ revision = NO_REVISION, ...rest }: Props) {
  const { api } = useDesk();
  const { handle } = rest.next;
  return (
    <SaveDialog
      {...rest}
      isAddable
      save={(body, idempotencyKey, isGone) =>
        api.saveMerchantCollection({
          params: { path: { handle }, header: { "If-Match": isGone ? NO_REVISION : revision } },
          body,
          idempotencyKey,
        })
      }
    />
  );
}
