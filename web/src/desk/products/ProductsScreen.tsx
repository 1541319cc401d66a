import { useSearch } from "@tanstack/react-router";
import { Search } from "lucide-react";
import { useRef } from "react";
import { m } from "../../platform/text/m.ts";
import { Button } from "../../platform/ui/Button.tsx";
import { Field } from "../../platform/ui/Field.tsx";
import { Spinner } from "../../platform/ui/Spinner.tsx";
import { useDeskText } from "../desk.ts";
import { Failure } from "../frame/Failure.tsx";
import { FilterLink } from "../frame/FilterLink.tsx";
import { PageLinks } from "../frame/PageLinks.tsx";
import { useRowKeys } from "../orders/useRowKeys.ts";
import { useDeskNavigate } from "../useDeskNavigate.ts";
import { ProductRow } from "./ProductRow.tsx";
import { productStateTexts } from "./productStateTexts.ts";
import { type ProductsSearch, parseProductsSearch, productStates } from "./productsSearch.ts";
import { useProducts } from "./useProducts.ts";

const LIMIT = 25;
const TO = "/desk/products";

/** Products, sold or not; every filter and the page stand in the address. */
export function ProductsScreen() {
  const text = useDeskText();
  const navigate = useDeskNavigate();
  const search = useSearch({ strict: false }) as ProductsSearch;
  const { cursor, ...filters } = search;
  const { state, ...found } = filters;
  const list = useRef<HTMLUListElement>(null);
  useRowKeys(list);
  const { data, error, isFetching, refetch } = useProducts(search, LIMIT);
  return (
    <>
      <div className="flex flex-wrap items-center gap-4">
        <h1 className="text-2xl font-bold tablet:text-3xl">{text(m.desk_products)}</h1>
        {isFetching && (
          <span role="status">
            <Spinner />
            <span className="sr-only">{text(m.loading)}</span>
          </span>
        )}
      </div>
      <search>
        <form
          key={found.q}
          className="mt-4 flex flex-wrap items-end gap-3"
          onSubmit={(event) => {
            event.preventDefault();
            const entries = Object.fromEntries(new FormData(event.currentTarget));
            navigate(TO, { ...parseProductsSearch({ ...(state && { state }), ...entries }) });
          }}
        >
          <Field
            label={text(m.desk_product_find)}
            hint={text(m.desk_product_find_hint)}
            name="q"
            type="search"
            maxLength={100}
            autoComplete="off"
            defaultValue={found.q}
            className="min-w-0 flex-[1_1_18rem]"
          />
          <Button type="submit" variant="outline" className="mt-6.5 self-start">
            <Search aria-hidden="true" size={18} />
            {text(m.search)}
          </Button>
        </form>
      </search>
      <nav
        aria-label={text(m.desk_products)}
        className="mt-4 -mx-4 flex gap-2 overflow-x-auto px-4 py-1 tablet:mx-0 tablet:flex-wrap tablet:px-0"
      >
        <FilterLink to={TO} isChosen={!state} search={{ ...found }} label={text(m.desk_all)} />
        {productStates.map((filter) => (
          <FilterLink
            key={filter}
            to={TO}
            isChosen={filter === state}
            search={{ ...found, state: filter }}
            label={text(productStateTexts[filter])}
          />
        ))}
      </nav>
      {error && !data && <Failure error={error} reset={() => void refetch()} />}
      {data?.rows.length === 0 && (
        <p role="status" className="mt-4 rounded-lg bg-white p-8 text-center text-ink-soft">
          {text(m.desk_products_none)}
        </p>
      )}
      {data && data.rows.length > 0 && (
        <ul ref={list} className="mt-4 overflow-hidden rounded-lg border border-line bg-white">
          {data.rows.map((row) => (
            <ProductRow key={row.product.id} product={row} />
          ))}
        </ul>
      )}
      {data && <PageLinks to={TO} filters={{ ...filters }} cursor={cursor} next={data.next} />}
    </>
  );
}
