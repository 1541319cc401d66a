import { answerPage } from "@velours/sdk/shop";
import type { Handler } from "../../platform/contract.ts";
import { readPage } from "./store/pages.ts";

export const getPage: Handler<"getPage"> = (request, { store, site, sites, language }) =>
  answerPage(request, {
    site,
    sites: sites.all(),
    language,
    readPage: (handle) => readPage(store.db, handle, site),
  });
