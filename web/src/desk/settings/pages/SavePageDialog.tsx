import type { MerchantPage, Page } from "@velours/sdk/types";
import { useDesk, useDeskText } from "../../desk.ts";
import { SaveDialog } from "../SaveDialog.tsx";
import { listPageChanges } from "./pageDraft.ts";

/** No page has this revision: a page that is there already is not replaced by a new one. */
const NO_REVISION = "none";

interface Props {
  base: Page;
  /** Undefined for a page that nobody saved yet. */
  revision: string | undefined;
  next: Page;
  onClose: () => void;
  onDone: (saved: MerchantPage) => void;
  /** Called with the page that somebody else has saved meanwhile. */
  onMoved: (current: MerchantPage) => void;
}

/** Shows what changes in a page of words before it is saved. */
export function SavePageDialog({ base, revision = NO_REVISION, ...rest }: Props) {
  const { api, language } = useDesk();
  const text = useDeskText();
  const { handle, site } = rest.next;
  return (
    <SaveDialog
      {...rest}
      changes={listPageChanges(base, rest.next, text, language)}
      save={(body, idempotencyKey) =>
        api.saveMerchantPage({
          params: { path: { handle }, query: site ? { site } : {}, header: { "If-Match": revision } },
          body,
          idempotencyKey,
        })
      }
    />
  );
}
