import { m, useDeskText } from "../desk.ts";
import { SearchDialog, useSearch } from "../SearchDialog.tsx";
import { useFoundProducts } from "./useFoundProducts.ts";

interface Props {
  onChoose: (id: number) => void;
  onClose: () => void;
}

const MOST = 8;

/** Finds a product for a field that names one by its number. Import it lazily. */
export function ProductDialog({ onChoose, onClose }: Props) {
  const text = useDeskText();
  const search = useSearch();
  const { typed, searched } = search;
  const { products, isFetching, isError } = useFoundProducts(searched, MOST);
  // Enter must not choose a result of another text.
  const items = searched === typed ? products : [];
  return (
    <SearchDialog
      title={text(m.desk_product_find)}
      placeholder={text(m.desk_draft_find_hint)}
      search={search}
      groups={[
        {
          value: text(m.desk_products),
          items: items.map(({ id, title }) => ({ id, label: title, detail: String(id) })),
        },
      ]}
      isFetching={isFetching}
      isFailed={isError}
      onChoose={({ id }) => onChoose(id)}
      onClose={onClose}
    />
  );
}
