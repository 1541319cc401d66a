import { NO_REVISION } from "@velours/sdk/rules";
import type { MerchantPage, Page } from "@velours/sdk/types";
import { useDesk, useDeskText } from "../../desk.ts";
import { SaveDialog } from "../SaveDialog.tsx";
import { listWordChanges } from "../words/wordsDraft.ts";
import { pageFields } from "./pageFields.ts";

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
      isAddable
      changes={listWordChanges(pageFields, base, rest.next, text, language)}
      save={(body, idempotencyKey, isGone) =>
        api.saveMerchantPage({
          params: {
            path: { handle },
            query: site ? { site } : {},
            header: { "If-Match": isGone ? NO_REVISION : revision },
          },
          body,
          idempotencyKey,
        })
      }
    />
  );
}
