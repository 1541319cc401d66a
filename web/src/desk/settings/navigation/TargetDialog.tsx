import type { NavigationMenuEntry, SiteCode } from "@velours/sdk/types";
import { m, useDeskText } from "../../desk.ts";
import { SearchDialog, useSearch } from "../../SearchDialog.tsx";
import { useTargets } from "./useTargets.ts";

interface Props {
  site: SiteCode;
  navigation: readonly NavigationMenuEntry[];
  /** Address of the entry above. */
  above: string | undefined;
  onChoose: (url: string) => void;
  onClose: () => void;
}

/** Finds a collection, a page or a product by a few letters, for an entry to lead to. Import it lazily. */
export function TargetDialog({ onChoose, onClose, ...menus }: Props) {
  const text = useDeskText();
  const search = useSearch();
  const { typed, searched } = search;
  const found = useTargets(searched, menus);
  // Enter must not choose a result of another text.
  const isCurrent = searched === typed;
  return (
    <SearchDialog
      title={text(m.desk_menu_find)}
      placeholder={text(m.desk_menu_find_hint)}
      search={search}
      groups={
        isCurrent
          ? [
              { value: text(m.desk_collections), items: found.collections },
              { value: text(m.desk_site_pages), items: found.words },
              { value: text(m.desk_products), items: found.products },
              { value: text(m.desk_menu_shop_pages), items: found.pages },
            ]
          : []
      }
      isFetching={found.isFetching}
      isFailed={found.isFailed}
      onChoose={({ url }) => onChoose(url)}
      onClose={onClose}
    />
  );
}
