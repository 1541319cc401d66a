// @vitest-environment happy-dom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { expect, it, vi } from "vitest";
import { createShopContext } from "../../testing/createShopContext.tsx";
import { FilterChips } from "./FilterChips.tsx";

const inShop = await createShopContext({ shop: { country: "GB" } });

const groups = [
  { key: "prices", label: "Price", options: [{ value: "0-25", label: "£0 to £25", count: 1 }] },
  {
    key: "color",
    label: "Color",
    options: [
      { value: "black", label: "Black", count: 2 },
      { value: "red", label: "Red", count: 1 },
    ],
  },
  {
    key: "vendors",
    label: "Brand",
    options: [{ value: "Smith, Jones & Co", label: "Smith, Jones & Co", count: 3 }],
  },
];

it("names each active filter and takes one or all away without losing the focus", async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  const [remove, clear] = [vi.fn(), vi.fn()];
  const place = document.body.appendChild(document.createElement("div"));
  const search = { color: "black", vendors: "Smith Jones & Co", price: "25-80" };
  await act(async () =>
    createRoot(place).render(
      inShop(
        <section tabIndex={-1}>
          <FilterChips groups={groups} search={search} onRemove={remove} onClear={clear} />
        </section>,
      ),
    ),
  );
  const chips = [...place.querySelectorAll("button")];
  expect(chips.map((chip) => [chip.textContent, chip.getAttribute("aria-label")])).toEqual([
    ["£25 to £80", "Remove filter Price: £25 to £80"],
    ["Black", "Remove filter Color: Black"],
    ["Smith, Jones & Co", "Remove filter Brand: Smith, Jones & Co"],
    ["Clear all", null],
  ]);
  await act(async () => chips[2]?.click());
  expect(remove.mock.calls).toEqual([["vendors", "Smith Jones & Co"]]);
  await act(async () => chips[0]?.click());
  expect(remove).toHaveBeenLastCalledWith("price", "25-80");
  expect(document.activeElement).toBe(place.querySelector("section"));
  chips[3]?.focus();
  await act(async () => chips[3]?.click());
  expect([remove.mock.calls.length, clear.mock.calls.length]).toEqual([2, 1]);
  expect(document.activeElement).toBe(place.querySelector("section"));
});

it.each([
  [
    "a value that the listing no longer has",
    { color: "black,chartreuse" },
    ["Black", "Chartreuse"],
    ["color", "chartreuse"],
  ],
  ["another letter case", { color: "BLACK" }, ["Black"], ["color", "BLACK"]],
  [
    "a brand by its other key",
    { brand: "Smith Jones & Co" },
    ["Smith, Jones & Co"],
    ["brand", "Smith Jones & Co"],
  ],
  [
    "a brand, whose other key does not count",
    { vendors: "Smith Jones & Co", brand: "Other" },
    ["Smith, Jones & Co"],
    ["vendors", "Smith Jones & Co"],
  ],
])("shows and removes %s", async (_, search, words, removed) => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  const remove = vi.fn();
  const place = document.body.appendChild(document.createElement("div"));
  await act(async () =>
    createRoot(place).render(
      inShop(<FilterChips groups={groups} search={search} onRemove={remove} onClear={vi.fn()} />),
    ),
  );
  const chips = [...place.querySelectorAll("button")];
  expect(chips.map((chip) => chip.textContent)).toEqual([...words, "Clear all"]);
  await act(async () => chips.at(-2)?.click());
  expect(remove.mock.calls).toEqual([removed]);
});
