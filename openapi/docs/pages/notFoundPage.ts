import type { Page } from "../Page.ts";

export const notFoundPage: Page = {
  path: "404",
  kind: "list",
  title: "No such page",
  summary: "This address is not one of the documentation's.",
  blocks: [
    {
      kind: "prose",
      markdown:
        "This address is not one of the documentation's. An operation, an error or a schema may have got another name: the lists have them all.\n\n- [Operations](/operations/index)\n- [Errors](/errors/index)\n- [Schemas](/schemas/index)\n- [The start](/index)",
    },
  ],
};
