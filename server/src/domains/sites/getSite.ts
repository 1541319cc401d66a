import { answerSite } from "@velours/sdk/shop";
import type { Handler } from "../../platform/contract.ts";

export const getSite: Handler<"getSite"> = (request, { sites, language }) =>
  answerSite(request, { presentSite: (code) => sites.present(code, language) });
