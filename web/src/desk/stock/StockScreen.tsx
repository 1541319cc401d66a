import { useSearch } from "@tanstack/react-router";
import type { StockItem } from "@velours/sdk/types";
import { useState } from "react";
import { Field } from "../../platform/ui/Field.tsx";
import { Notice } from "../../platform/ui/Notice.tsx";
import { DownloadButton } from "../DownloadButton.tsx";
import { m, useDesk, useDeskText, useMayForAll } from "../desk.ts";
import { FilterBar } from "../frame/FilterBar.tsx";
import { List } from "../frame/List.tsx";
import { ScreenHeading } from "../frame/ScreenHeading.tsx";
import { SearchForm } from "../frame/SearchForm.tsx";
import { stockColumns } from "../frame/sortColumns.ts";
import { useDeskNavigate } from "../useDeskNavigate.ts";
import { LedgerDialog } from "./LedgerDialog.tsx";
import { MoveDialog } from "./MoveDialog.tsx";
import { parseStockSearch, type StockSearch, stockLevels } from "./stockSearch.ts";
import { toStockQuery, useStock, useWaiting } from "./useStock.ts";
import { levelLabel, useStockColumns } from "./useStockColumns.tsx";
import { WaitingRow } from "./WaitingRow.tsx";

const LIMIT = 25;
const TO = "/desk/stock";

/** Stock by variant and region, and what people wait for; every filter, the order and the page stand in the address. */
export function StockScreen() {
  const { api } = useDesk();
  const text = useDeskText();
  const navigate = useDeskNavigate();
  const search = useSearch({ strict: false }) as StockSearch;
  const { cursor, ...filters } = search;
  const { level, waiting, runsOut, ...found } = filters;
  const { sort = runsOut ? "daysLeft-ascending" : "variant-ascending" } = found;
  const mayWrite = useMayForAll("stock:write");
  const [chosen, setChosen] = useState<StockItem | null>(null);
  const [moved, setMoved] = useState<StockItem | null>(null);
  const [opened, setOpened] = useState<StockItem | null>(null);
  const columns = useStockColumns({ onChoose: mayWrite ? setChosen : undefined, onCount: setOpened });
  const stock = useStock(search, LIMIT);
  const demand = useWaiting(search, LIMIT);
  const list = {
    pages: { to: TO, filters: { ...filters }, cursor },
    note: moved && (
      <Notice tone="good">
        {text(m.desk_stock_moved, { title: moved.title, region: moved.region, n: moved.quantity ?? 0 })}
      </Notice>
    ),
  };
  return (
    <>
      <ScreenHeading title={text(m.desk_stock)} isLoading={(waiting ? demand : stock).isFetching}>
        {!waiting && (
          <div className="ml-auto flex flex-col items-end gap-2">
            <DownloadButton
              name="stock.csv"
              load={() => api.exportStock({ params: { query: toStockQuery(filters) } })}
            />
          </div>
        )}
      </ScreenHeading>
      <SearchForm
        key={JSON.stringify(found)}
        label={text(m.desk_stock_find)}
        hint={text(m.desk_stock_find_hint)}
        maxLength={100}
        q={found.q}
        onSearch={(typed) =>
          navigate(TO, {
            ...parseStockSearch({ ...filters, waiting: undefined, ...typed }),
          })
        }
      >
        <Field
          label={text(m.desk_stock_region)}
          name="region"
          maxLength={60}
          autoComplete="off"
          defaultValue={found.region}
          className="w-32 self-start"
        />
      </SearchForm>
      <FilterBar
        label={text(m.desk_stock)}
        to={TO}
        filters={[
          { isChosen: !level && !waiting && !runsOut, search: { ...found }, label: text(m.desk_all) },
          ...stockLevels.map((filter) => ({
            isChosen: filter === level && !waiting,
            search: { ...found, level: filter },
            label: text(levelLabel(filter)),
          })),
          {
            isChosen: runsOut !== undefined,
            search: { ...found, runsOut: "yes" },
            label: text(m.desk_stock_runs_out),
          },
          { isChosen: waiting !== undefined, search: { waiting: "yes" }, label: text(m.desk_stock_waiting) },
        ]}
      />
      {waiting ? (
        <List result={demand} none={text(m.desk_stock_nobody)} {...list}>
          {(variant) => <WaitingRow key={variant.variantId} variant={variant} />}
        </List>
      ) : (
        <List
          result={stock}
          none={text(m.desk_stock_none)}
          table={{
            label: text(m.desk_stock),
            columns,
            sorts: stockColumns,
            sort,
            rowKey: ({ variantId, region }) => `${variantId} ${region}`,
          }}
          {...list}
        />
      )}
      {opened && <LedgerDialog item={opened} onClose={() => setOpened(null)} />}
      {chosen && (
        <MoveDialog
          item={chosen}
          onClose={() => setChosen(null)}
          onDone={(item) => {
            setChosen(null);
            setMoved(item);
          }}
        />
      )}
    </>
  );
}
