import type { CampaignPage } from "@velours/sdk/types";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { CampaignStage } from "./CampaignStage.tsx";

vi.mock("../../platform/text/useText.ts", () => ({ m: {}, useText: () => () => "" }));
vi.mock("../../platform/ui/Html.tsx", () => ({ Html: () => null }));
vi.mock("./useImpression.ts", () => ({ useImpression: () => null }));

it.each([
  [["email"], true],
  [[], false],
] as const)("a page with the fields %j shows its form: %s", (fields, expected) => {
  const page = { title: "Win", description: "", image: null, date_expired: null, fields } as unknown;
  const data = { page: page as CampaignPage, cards: [], loadedAt: 0 };
  expect(renderToStaticMarkup(<CampaignStage data={data} form="The form" />).includes("The form")).toBe(
    expected,
  );
});
