import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { BusyNotice } from "./BusyNotice.tsx";
import { createPaymentRun } from "./paymentRun.ts";

const shop = vi.hoisted(() => ({ locale: "en" }));
vi.mock("../../../platform/api/useShop.ts", () => ({ useShop: () => shop }));

it.each([
  ["en", "The shop is very busy right now.", "Cancel"],
  ["fr", "La boutique est très occupée en ce moment.", "Annuler"],
])("says in %s that the page tries again, how to end that, and nothing before", (language, words, cancel) => {
  shop.locale = language;
  const run = createPaymentRun();
  const render = () => renderToStaticMarkup(<BusyNotice run={run} />);
  expect(render()).toBe('<div aria-live="polite"></div>');
  run.sayBusy(() => {});
  expect(render()).toContain(words);
  expect(render()).toContain(cancel);
});
