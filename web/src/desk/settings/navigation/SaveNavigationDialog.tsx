import type { MerchantSite, Site } from "@velours/sdk/types";
import { useDesk } from "../../desk.ts";
import type { ShownChange } from "../../FieldChanges.tsx";
import { SaveDialog } from "../SaveDialog.tsx";

interface Props {
  base: MerchantSite;
  next: Site;
  changes: readonly ShownChange[];
  onClose: () => void;
  onDone: (saved: MerchantSite) => void;
  /** Called with the settings that somebody else has saved meanwhile. */
  onMoved: (current: MerchantSite) => void;
  onRefused: (reason: string) => void;
}

/** Shows what changes in the menus of a site before it is saved. */
export function SaveNavigationDialog({ base, ...rest }: Props) {
  const { api } = useDesk();
  return (
    <SaveDialog
      {...rest}
      save={(body, idempotencyKey) =>
        api.saveMerchantSite({
          params: { path: { site: base.site.code }, header: { "If-Match": base.revision } },
          body,
          idempotencyKey,
        })
      }
    />
  );
}
