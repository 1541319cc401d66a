import { useSearch } from "@tanstack/react-router";
import type { StockItem } from "@velours/sdk/types";
import { Search } from "lucide-react";
import { lazy, Suspense, useRef, useState } from "react";
import { m } from "../../platform/text/m.ts";
import { Button } from "../../platform/ui/Button.tsx";
import { Field } from "../../platform/ui/Field.tsx";
import { Notice } from "../../platform/ui/Notice.tsx";
import { Spinner } from "../../platform/ui/Spinner.tsx";
import { useDeskText, useMay } from "../desk.ts";
import { Failure } from "../frame/Failure.tsx";
import { FilterLink } from "../frame/FilterLink.tsx";
import { PageLinks } from "../frame/PageLinks.tsx";
import { useRowKeys } from "../orders/useRowKeys.ts";
import { useDeskNavigate } from "../useDeskNavigate.ts";
import { levelLabel, StockRow } from "./StockRow.tsx";
import { parseStockSearch, type StockSearch, stockLevels } from "./stockSearch.ts";
import { useStock, useWaiting } from "./useStock.ts";
import { WaitingList } from "./WaitingList.tsx";

const MoveDialog = lazy(async () => ({ default: (await import("./MoveDialog.tsx")).MoveDialog }));
const LIMIT = 25;
const TO = "/desk/stock";

/** Stock by variant and region, and what people wait for; every filter and the page stand in the address. */
export function StockScreen() {
  const text = useDeskText();
  const navigate = useDeskNavigate();
  const search = useSearch({ strict: false }) as StockSearch;
  const { cursor, ...filters } = search;
  const { level, waiting, runsOut, ...found } = filters;
  const mayWrite = useMay("stock:write");
  const list = useRef<HTMLDivElement>(null);
  useRowKeys(list);
  const [chosen, setChosen] = useState<StockItem | null>(null);
  const [moved, setMoved] = useState<StockItem | null>(null);
  const stock = useStock(search, LIMIT);
  const demand = useWaiting(search, LIMIT);
  const { data, error, isFetching, refetch } = waiting ? demand : stock;
  return (
    <>
      <div className="flex flex-wrap items-center gap-4">
        <h1 className="text-2xl font-bold tablet:text-3xl">{text(m.desk_stock)}</h1>
        {isFetching && (
          <span role="status">
            <Spinner />
            <span className="sr-only">{text(m.loading)}</span>
          </span>
        )}
      </div>
      <search>
        <form
          key={JSON.stringify(found)}
          className="mt-4 flex flex-wrap items-end gap-3"
          onSubmit={(event) => {
            event.preventDefault();
            const entries = Object.fromEntries(new FormData(event.currentTarget));
            navigate(TO, {
              ...parseStockSearch({ ...(level && { level }), ...(runsOut && { runsOut }), ...entries }),
            });
          }}
        >
          <Field
            label={text(m.desk_stock_find)}
            hint={text(m.desk_stock_find_hint)}
            name="q"
            type="search"
            maxLength={100}
            autoComplete="off"
            defaultValue={found.q}
            className="min-w-0 flex-[1_1_18rem]"
          />
          <Field
            label={text(m.desk_stock_region)}
            name="region"
            maxLength={60}
            autoComplete="off"
            defaultValue={found.region}
            className="w-32 self-start"
          />
          <Button type="submit" variant="outline" className="mt-6.5 self-start">
            <Search aria-hidden="true" size={18} />
            {text(m.search)}
          </Button>
        </form>
      </search>
      <nav
        aria-label={text(m.desk_stock)}
        className="mt-4 -mx-4 flex gap-2 overflow-x-auto px-4 py-1 tablet:mx-0 tablet:flex-wrap tablet:px-0"
      >
        <FilterLink
          to={TO}
          isChosen={!level && !waiting && !runsOut}
          search={{ ...found }}
          label={text(m.desk_all)}
        />
        {stockLevels.map((filter) => (
          <FilterLink
            to={TO}
            key={filter}
            isChosen={filter === level && !waiting}
            search={{ ...found, level: filter }}
            label={text(levelLabel(filter))}
          />
        ))}
        <FilterLink
          to={TO}
          isChosen={runsOut !== undefined}
          search={{ ...found, runsOut: "yes" }}
          label={text(m.desk_stock_runs_out)}
        />
        <FilterLink
          to={TO}
          isChosen={waiting !== undefined}
          search={{ waiting: "yes" }}
          label={text(m.desk_stock_waiting)}
        />
      </nav>
      <div className="mt-4 flex flex-col gap-3" ref={list}>
        {moved && (
          <Notice tone="good">
            {text(m.desk_stock_moved, { title: moved.title, region: moved.region, n: moved.quantity ?? 0 })}
          </Notice>
        )}
        {error && !data && <Failure error={error} reset={() => void refetch()} />}
        {data?.rows.length === 0 && (
          <p role="status" className="rounded-lg bg-white p-8 text-center text-ink-soft">
            {text(waiting ? m.desk_stock_nobody : m.desk_stock_none)}
          </p>
        )}
        {!waiting && stock.data && stock.data.rows.length > 0 && (
          <ul className="overflow-hidden rounded-lg border border-line bg-white">
            {stock.data.rows.map((item) => (
              <StockRow
                key={`${item.variantId} ${item.region}`}
                item={item}
                onChoose={mayWrite ? () => setChosen(item) : undefined}
              />
            ))}
          </ul>
        )}
        {waiting && demand.data && demand.data.rows.length > 0 && <WaitingList variants={demand.data.rows} />}
      </div>
      {data && <PageLinks to={TO} filters={{ ...filters }} cursor={cursor} next={data.next} />}
      {chosen && (
        <Suspense fallback={null}>
          <MoveDialog
            item={chosen}
            onClose={() => setChosen(null)}
            onDone={(item) => {
              setChosen(null);
              setMoved(item);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
