import { useSearch } from "@tanstack/react-router";
import { buttonClass } from "../../platform/ui/buttonClass.ts";
import { DeskLink } from "../DeskLink.tsx";
import { DownloadButton } from "../DownloadButton.tsx";
import { m, useDesk, useDeskText, useMayForAll } from "../desk.ts";
import { FilterBar } from "../frame/FilterBar.tsx";
import { List } from "../frame/List.tsx";
import { ScreenHeading } from "../frame/ScreenHeading.tsx";
import { SiteBar } from "../frame/SiteBar.tsx";
import { promotionColumns } from "../frame/sortColumns.ts";
import { usePage } from "../usePage.ts";
import { type PromotionsSearch, promotionStates } from "./promotionsSearch.ts";
import { stateTexts } from "./promotionTexts.ts";
import { usePromotionColumns } from "./usePromotionColumns.tsx";

const LIMIT = 25;
const TO = "/desk/promotions";

/**
 * Promotions, over or not: how often each was used and what it took off. Every filter, the order and the page stand in the
 * address.
 */
export function PromotionsScreen() {
  const { api } = useDesk();
  const text = useDeskText();
  const mayWrite = useMayForAll("promotions:write");
  const search = useSearch({ strict: false }) as PromotionsSearch;
  const { cursor, ...filters } = search;
  const { state, ...found } = filters;
  const { site, ...others } = filters;
  // The newest first, where the operation has them last.
  const { sort = "id-descending" } = filters;
  const promotions = usePage("listMerchantPromotions", { query: { ...search, sort, limit: LIMIT } });
  const columns = usePromotionColumns();
  const isFiltered = state !== undefined || site !== undefined;
  return (
    <>
      <ScreenHeading title={text(m.desk_promotions)} isLoading={promotions.isFetching}>
        <div className="ml-auto flex flex-wrap items-center justify-end gap-3">
          <DownloadButton
            name="promotions.csv"
            load={() => api.exportMerchantPromotions({ params: { query: { ...filters, sort } } })}
          />
          {mayWrite && (
            <DeskLink to="/desk/promotions/new" className={buttonClass()}>
              {text(m.desk_promotion_new)}
            </DeskLink>
          )}
        </div>
      </ScreenHeading>
      <SiteBar to={TO} filters={{ ...others }} site={site} />
      <FilterBar
        label={text(m.desk_promotions)}
        to={TO}
        filters={[
          { isChosen: !state, search: { ...found }, label: text(m.desk_all) },
          ...promotionStates.map((filter) => ({
            isChosen: filter === state,
            search: { ...found, state: filter },
            label: text(stateTexts[filter]),
          })),
        ]}
      />
      <List
        result={promotions}
        none={text(isFiltered ? m.desk_promotions_no_match : m.desk_promotions_none)}
        pages={{ to: TO, filters: { ...filters }, cursor }}
        table={{
          label: text(m.desk_promotions),
          columns,
          sorts: promotionColumns,
          sort,
          rowKey: ({ promotion }) => promotion.id,
        }}
      />
    </>
  );
}
