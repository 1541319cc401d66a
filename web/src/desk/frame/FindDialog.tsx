import { m, useDesk, useDeskText } from "../desk.ts";
import { SearchDialog, useSearch } from "../SearchDialog.tsx";
import { settingsPlaces } from "../settings/settingsPlaces.ts";
import { useDeskNavigate } from "../useDeskNavigate.ts";
import type { Place } from "./places.ts";
import { type Found, useFound } from "./useFound.ts";

interface Props {
  /** Places that the caller may open. */
  places: readonly Place[];
  onClose: () => void;
}

/** Finds a place or a thing of the shop by a few letters, or a customer by their address, and goes there. */
export function FindDialog({ places, onClose }: Props) {
  const text = useDeskText();
  const navigate = useDeskNavigate();
  const search = useSearch();
  const { typed, searched } = search;
  const found = useFound(searched);
  // Enter must not open a result of another text.
  const isCurrent = searched === typed;
  const { access } = useDesk();
  const settings = settingsPlaces.filter(({ scope }) => access?.scopes.includes(scope));
  const named = [...places, ...settings]
    .map(({ to, label }): Found => ({ to, label: text(label) }))
    .filter(({ label }) => label.toLowerCase().includes(typed.trim().toLowerCase()));
  return (
    <SearchDialog
      title={text(m.desk_find)}
      placeholder={text(m.desk_find_hint)}
      search={search}
      groups={[
        { value: text(m.desk_places), items: named },
        { value: text(m.desk_customers), items: isCurrent ? found.customers : [] },
        { value: text(m.desk_gift_cards), items: isCurrent ? found.giftCards : [] },
        { value: text(m.orders), items: isCurrent ? found.orders : [] },
        { value: text(m.desk_drafts), items: isCurrent ? found.drafts : [] },
        { value: text(m.desk_products), items: isCurrent ? found.products : [] },
        { value: text(m.desk_promotions), items: isCurrent ? found.promotions : [] },
        { value: text(m.desk_site_pages), items: isCurrent ? found.pages : [] },
        { value: text(m.desk_collections), items: isCurrent ? found.collections : [] },
      ]}
      isFetching={found.isFetching}
      isFailed={found.isFailed}
      onChoose={({ to, search: filters }) => navigate(to, filters)}
      onClose={onClose}
    />
  );
}
