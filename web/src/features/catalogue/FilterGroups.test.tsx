// @vitest-environment happy-dom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { beforeEach, expect, it, vi } from "vitest";
import { createShopContext } from "../../testing/createShopContext.tsx";
import type { FilterGroup } from "./FilterGroup.ts";
import { FilterGroups } from "./FilterGroups.tsx";

const inEnglish = await createShopContext({ shop: { country: "FR" } });
const inFrench = await createShopContext({ shop: { language: "fr", country: "FR" } });

const options = Array.from({ length: 14 }, (_, at) => ({ value: `v${at}`, label: `Value ${at}`, count: 1 }));
const group = { key: "color", label: "Color", options, bounds: null } as unknown as FilterGroup;

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  document.body.innerHTML = "";
});

async function draw(
  place: HTMLElement,
  search = {},
  drawn = group,
  { inShop = inEnglish, onToggle = (_: string, __: string) => {} } = {},
) {
  await act(async () =>
    createRoot(place).render(
      inShop(
        <FilterGroups groups={[drawn]} search={search} onToggle={onToggle} onPrice={() => {}} wait={0} />,
      ),
    ),
  );
}
const atTop = (element: Element, top: number) =>
  vi.spyOn(element, "getBoundingClientRect").mockReturnValue({ top } as DOMRect);

it.each([
  ["the page, from beside the list", "", 500, 300],
  ["the sheet it is in, and not the page behind it", "overflow-y: auto", 500, 180],
])("'Show less' goes back to 200 px above the group in %s (S-139)", async (_, style, top, expected) => {
  document.body.innerHTML = `<div id="sheet" style="${style}"><div id="place"></div></div>`;
  const sheet = document.getElementById("sheet")!;
  const place = document.getElementById("place")!;
  await draw(place);
  const press = async (name: string) => {
    const button = [...place.querySelectorAll("button")].find(({ textContent }) => textContent === name);
    await act(async () => button!.click());
  };
  await press("Show more");
  atTop(sheet, 120);
  atTop(place.querySelector("details")!, top);
  const page = vi.spyOn(document.documentElement, "scrollBy").mockImplementation(() => {});
  const inside = vi.spyOn(sheet, "scrollBy").mockImplementation(() => {});
  await press("Show less");
  const [scrolled, still] = style ? [inside, page] : [page, inside];
  expect(scrolled).toHaveBeenCalledWith({ top: expected, behavior: "smooth" });
  expect(still).not.toHaveBeenCalled();
  expect(place.querySelectorAll("input")).toHaveLength(10);
});

it.each([
  [{ color: "v1" }, "1"],
  [{ color: "v1,v2" }, "2"],
])("says how many are chosen, in French without a plural: %j", async (search, count) => {
  const place = document.body.appendChild(document.createElement("div"));
  await draw(place, search, group, { inShop: inFrench });
  expect(place.querySelector("summary .sr-only")?.textContent).toBe(`Sélection\u00a0: ${count}`);
});

it.each([
  ["vendors", "brand", "v1", ["v1"]],
  ["prices", "price", "v1,v3", ["v1", "v3"]],
])(
  "ticks the %s that their other key %s names, and adds another to it",
  async (key, other, value, ticked) => {
    const place = document.body.appendChild(document.createElement("div"));
    const toggle = vi.fn();
    await draw(place, { [other]: value }, { ...group, key }, { onToggle: toggle });
    expect(place.querySelector("summary .sr-only")?.textContent).toContain(String(ticked.length));
    const boxes = [...place.querySelectorAll("input")];
    expect(boxes.filter(({ checked }) => checked).map((box) => box.value)).toEqual(ticked);
    await act(async () => boxes.find((box) => box.value === "v2")!.click());
    expect(toggle).toHaveBeenCalledExactlyOnceWith(other, "v2");
  },
);

it.each([
  ["color", "/assets/img/commerce-filters/color.svg"],
  ["scent", undefined],
  ["constructor", undefined],
])("asks for an icon of the filter %s alone that the shop has: %s", async (key, src) => {
  const place = document.body.appendChild(document.createElement("div"));
  await draw(place, {}, { ...group, key });
  expect(place.querySelector("summary img")?.getAttribute("src")).toBe(src);
});
