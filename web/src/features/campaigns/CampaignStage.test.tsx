import type { CampaignPage } from "@velours/sdk/types";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { createShopContext } from "../../testing/createShopContext.tsx";
import { CampaignStage } from "./CampaignStage.tsx";

const inShop = await createShopContext();

it.each([
  [["email"], true],
  [[], false],
] as const)("a page with the fields %j shows its form: %s", (fields, expected) => {
  const page = { title: "Win", description: "", image: null, date_expired: null, fields } as unknown;
  const data = { page: page as CampaignPage, cards: [], loadedAt: 0 };
  expect(
    renderToStaticMarkup(inShop(<CampaignStage data={data} form="The form" />)).includes("The form"),
  ).toBe(expected);
});
