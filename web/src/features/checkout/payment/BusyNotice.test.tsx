import type { Language } from "@velours/sdk/types";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { createShopContext } from "../../../testing/createShopContext.tsx";
import { BusyNotice } from "./BusyNotice.tsx";
import { createPaymentRun } from "./paymentRun.ts";

it.each<[Language, string, string]>([
  ["en", "The shop is very busy right now.", "Cancel"],
  ["fr", "La boutique est très occupée en ce moment.", "Annuler"],
])(
  "says in %s that the page tries again, how to end that, and nothing before",
  async (language, words, cancel) => {
    const inShop = await createShopContext({ shop: { language } });
    const run = createPaymentRun();
    const render = () => renderToStaticMarkup(inShop(<BusyNotice run={run} />));
    expect(render()).toBe('<div aria-live="polite"></div>');
    run.sayBusy(() => {});
    expect(render()).toContain(words);
    expect(render()).toContain(cancel);
  },
);
