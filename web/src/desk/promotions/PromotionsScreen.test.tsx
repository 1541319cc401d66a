// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { answer, renderDesk } from "../testing/renderDesk.tsx";

interface Asked {
  params: { query: object };
}

const promotion = { id: 8, name: "SUMMER", type: "percentage", discount: 10, enabled: true, site: "outlet" };

test("the list and its CSV have the filters and the order of the address, the newest first without one", async () => {
  const listed: object[] = [];
  const exported: object[] = [];
  const sites = ["boutique", "outlet"].map((code) => ({ code, name: code, regions: [], currencies: [] }));
  const desk = await renderDesk("/desk/promotions?site=outlet&state=expired", {
    scopes: ["promotions:read"],
    answers: {
      getSite: () => answer({ sites }),
      listMerchantPromotions: ({ params }: Asked) => {
        listed.push(params.query);
        return answer([{ promotion, uses: 3, revision: "r1" }]);
      },
      exportMerchantPromotions: ({ params }: Asked) => {
        exported.push(params.query);
      },
    },
  });
  await desk.find("main th a", "SUMMER");
  const filters = { site: "outlet", state: "expired" };
  expect(listed).toEqual([{ ...filters, sort: "id-descending", limit: 25 }]);
  await desk.press("Uses", "main thead a");
  await expect.poll(() => listed.at(-1)).toEqual({ ...filters, sort: "uses-descending", limit: 25 });
  await desk.press("boutique", "main nav a");
  await desk.press("Used up", "main nav a");
  const shown = { site: "boutique", state: "usedUp", sort: "uses-descending" };
  await expect.poll(() => listed.at(-1)).toEqual({ ...shown, limit: 25 });
  expect(Object.fromEntries(new URLSearchParams(desk.history.location.search))).toEqual(shown);
  await desk.press("Download CSV");
  await expect.poll(() => exported).toEqual([shown]);
});

test("an empty list says whether there are none, or none that the filters find", async () => {
  const words = async (address: string, said: string) => {
    const desk = await renderDesk(address, {
      scopes: ["promotions:read"],
      answers: { listMerchantPromotions: () => answer([]) },
    });
    await desk.find("main p", said);
  };
  await words("/desk/promotions", "There are no promotions yet.");
  await words("/desk/promotions?state=live", "No promotion matches.");
});

test.each([
  ["en", "Summer sale"],
  ["fr", "Soldes d’été"],
] as const)("a promotion is described in the language of the desk: %s", async (language, words) => {
  const translations = { fr: { description: "Soldes d’été" } };
  const described = { ...promotion, description: "Summer sale", translations };
  const desk = await renderDesk("/desk/promotions", {
    scopes: ["promotions:read"],
    answers: {
      listMerchantPromotions: () => answer([{ promotion: described, uses: 3, revision: "r1" }]),
    },
    language,
  });
  await desk.find("main td span", words);
});
