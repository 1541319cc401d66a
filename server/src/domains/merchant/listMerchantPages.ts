import { listPageRows } from "@velours/sdk/shop";
import type { MerchantPageRow } from "@velours/sdk/types";
import type { Handler } from "../../platform/contract.ts";
import { decodeCursor, refuseCursor } from "../../platform/http/cursor.ts";
import { cursorPage } from "../../platform/http/cursorPage.ts";
import { readPageLinks } from "../sites/store/pages.ts";
import { mayUseSite } from "./mayUseSite.ts";
import { toPageKey } from "./pages/pageKey.ts";

const list = "pages";

/** Pages of words by handle, those of all sites and those of the sites that the caller works for. */
export const listMerchantPages: Handler<"listMerchantPages"> = async ({ query }, context) => {
  const { cursor, limit = 24 } = query;
  const [after] = cursor === undefined ? [""] : (decodeCursor(cursor, list, 1) ?? []);
  if (typeof after !== "string") return refuseCursor();
  const pages = await readPageLinks(context.store.db);
  const readable = pages.filter(({ site }) => site === undefined || mayUseSite(context, site));
  const found = listPageRows(readable, query).filter((row) => getKey(row) > after);
  const { page, headers } = cursorPage(list, found, limit, (last) => [getKey(last)]);
  return { status: 200, body: page, headers };
};

const getKey = ({ handle, site }: MerchantPageRow): string => toPageKey({ handle, site: site ?? undefined });
