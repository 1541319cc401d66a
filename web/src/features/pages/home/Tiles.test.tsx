import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { Tiles } from "./Tiles.tsx";

let navigation: object[] = [];
vi.mock("../../../platform/sites/useSite.ts", () => ({ useSite: () => ({ navigation }) }));
vi.mock("../../../platform/api/useShop.ts", () => ({ useShop: () => ({ language: "en", locale: "en-US" }) }));
vi.mock("../../../platform/text/localizedLabel.ts", () => ({ localizedLabel: () => "Kink" }));
vi.mock("../../../platform/ui/Link.tsx", () => ({ Link: "a" }));

it.each([
  ["a tile for a category with a picture", [{ url: "/kink" }], 1],
  ["no section where no category has a picture", [{ url: "/toys" }], 0],
  ["no section without categories", [], 0],
])("draws %s", (_, of, sections) => {
  navigation = of;
  expect(renderToStaticMarkup(<Tiles />).match(/<section/g)?.length ?? 0).toBe(sections);
});
