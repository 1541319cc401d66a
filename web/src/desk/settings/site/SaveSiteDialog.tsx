import type { MerchantSite, Site } from "@velours/sdk/types";
import { useDesk, useDeskText } from "../../desk.ts";
import { SaveDialog } from "../SaveDialog.tsx";
import { listSiteChanges } from "./siteDraft.ts";

interface Props {
  base: MerchantSite;
  next: Site;
  onClose: () => void;
  onDone: (saved: MerchantSite) => void;
  /** Called with the settings that somebody else has saved meanwhile. */
  onMoved: (current: MerchantSite) => void;
}

/** Shows what changes in the settings of a site before it is saved. */
export function SaveSiteDialog({ base, ...rest }: Props) {
  const { api } = useDesk();
  const text = useDeskText();
  return (
    <SaveDialog
      {...rest}
      changes={listSiteChanges(base.site, rest.next, text)}
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
