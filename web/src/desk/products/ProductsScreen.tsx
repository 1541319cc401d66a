import { useSearch } from "@tanstack/react-router";
import { buttonClass } from "../../platform/ui/buttonClass.ts";
import { DeskLink } from "../DeskLink.tsx";
import { DownloadButton } from "../DownloadButton.tsx";
import { m, useDesk, useDeskText, useMayForAll } from "../desk.ts";
import { FilterBar } from "../frame/FilterBar.tsx";
import { List } from "../frame/List.tsx";
import { ScreenHeading } from "../frame/ScreenHeading.tsx";
import { SearchForm } from "../frame/SearchForm.tsx";
import { productColumns } from "../frame/sortColumns.ts";
import { useDeskNavigate } from "../useDeskNavigate.ts";
import { usePage } from "../usePage.ts";
import { productStateTexts } from "./productStateTexts.ts";
import { type ProductsSearch, parseProductsSearch, productStates } from "./productsSearch.ts";
import { useProductColumns } from "./useProductColumns.tsx";

const LIMIT = 25;
const TO = "/desk/products";

/** Products, sold or not; every filter, the order and the page stand in the address. */
export function ProductsScreen() {
  const { api } = useDesk();
  const text = useDeskText();
  const navigate = useDeskNavigate();
  const search = useSearch({ strict: false }) as ProductsSearch;
  const { cursor, ...filters } = search;
  const { state, ...found } = filters;
  const { sort } = found;
  const products = usePage("listMerchantProducts", { query: { ...search, limit: LIMIT } });
  const columns = useProductColumns();
  const mayAdd = useMayForAll("catalogue:write");
  return (
    <>
      <ScreenHeading title={text(m.desk_products)} isLoading={products.isFetching}>
        <div className="ml-auto flex flex-wrap items-center justify-end gap-3">
          <DownloadButton
            name="products.csv"
            load={() => api.exportMerchantProducts({ params: { query: filters } })}
          />
          {mayAdd && (
            <DeskLink to="/desk/products/new" className={buttonClass()}>
              {text(m.desk_product_new)}
            </DeskLink>
          )}
        </div>
      </ScreenHeading>
      <SearchForm
        key={found.q}
        label={text(m.desk_product_find)}
        hint={text(m.desk_product_find_hint)}
        maxLength={100}
        q={found.q}
        onSearch={(typed) =>
          navigate(TO, {
            ...parseProductsSearch({ ...(state && { state }), ...(sort && { sort }), ...typed }),
          })
        }
      />
      <FilterBar
        label={text(m.desk_products)}
        to={TO}
        filters={[
          { isChosen: !state, search: { ...found }, label: text(m.desk_all) },
          ...productStates.map((filter) => ({
            isChosen: filter === state,
            search: { ...found, state: filter },
            label: text(productStateTexts[filter]),
          })),
        ]}
      />
      <List
        result={products}
        none={text(m.desk_products_none)}
        pages={{ to: TO, filters: { ...filters }, cursor }}
        table={{
          label: text(m.desk_products),
          columns,
          sorts: productColumns,
          sort: sort ?? "id-ascending",
          rowKey: ({ product }) => product.id,
        }}
      />
    </>
  );
}
