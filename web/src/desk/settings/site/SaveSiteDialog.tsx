import { useQueryClient } from "@tanstack/react-query";
import { getMerchantSiteQuery, getSiteQuery } from "@velours/sdk/query";
import type { MerchantSite, Site } from "@velours/sdk/types";
import { useDesk, useDeskText } from "../../desk.ts";
import type { ShownChange } from "../../FieldChanges.tsx";
import { SaveDialog } from "../SaveDialog.tsx";
import { siteWarnings } from "./siteWarnings.ts";

interface Props {
  base: MerchantSite;
  next: Site;
  changes: readonly ShownChange[];
  onClose: () => void;
  onDone: (saved: MerchantSite) => void;
  /** Called with the settings that somebody else has saved meanwhile. */
  onMoved: (current: MerchantSite) => void;
  onRefused?: (reason: string) => void;
  onFailed?: (error: unknown) => void;
}

/** Shows what changes in the settings of a site before it is saved. */
export function SaveSiteDialog({ base, onDone, ...rest }: Props) {
  const { api } = useDesk();
  const text = useDeskText();
  const queries = useQueryClient();
  return (
    <SaveDialog
      {...rest}
      onDone={(saved: MerchantSite) => {
        onDone(saved);
        // Another form of the same settings begins with them.
        const own = getMerchantSiteQuery(api, { params: { path: { site: base.site.code } } });
        queries.setQueryData(own.queryKey, saved);
        const { queryKey } = getSiteQuery(api, { params: { path: { site: "admin" } } });
        void queries.invalidateQueries({ queryKey });
      }}
      warnings={siteWarnings(base.site, rest.next, text)}
      revision={base.revision}
      save={(body, header, idempotencyKey) =>
        api.saveMerchantSite({ params: { path: { site: base.site.code }, header }, body, idempotencyKey })
      }
    />
  );
}
