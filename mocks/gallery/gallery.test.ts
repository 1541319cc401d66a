import { catalogue, type ErrorReference, errorTexts, references } from "@velours/sdk/shop";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { mockOperations } from "../contract.ts";
import { listExamples } from "../prism/listExamples.ts";
import { demoShop } from "../shop/createShop.ts";
import { startMock } from "../startMock.ts";
import { galleryPage } from "./galleryPage.ts";
import { screens } from "./screens.ts";

let mock: Awaited<ReturnType<typeof startMock>>;
let page: string;
beforeAll(async () => {
  mock = await startMock({ port: 0 });
  page = await (await fetch(`${mock.url}/scenarios`)).text();
});
afterAll(() => mock?.close());

/** `{operation} {reference}` of every error example of the contract. */
const contracted = listExamples()
  .filter(({ name, mediaType }) => mediaType === "application/json" && Object.hasOwn(catalogue, name))
  .map(({ operation, name }) => `${operation.operationId} ${name}`);
const listed = () => [...page.matchAll(/href="\/scenarios\/(\w+)\/(\w+)"/g)].map(([, a, b]) => `${a} ${b}`);

const decoded = (html: string) =>
  html.replace(/&#(\d+);/g, (_all, code) => String.fromCharCode(Number(code)));

describe("the gallery", () => {
  it("lists every pair of operation and reference of the contract, once, and no other", () => {
    expect(contracted.length).toBeGreaterThan(100);
    expect(listed().toSorted()).toEqual(contracted.toSorted());
    const pairs = Object.entries(references).flatMap(([operation, names]) =>
      names.map((name) => `${operation} ${name}`),
    );
    expect(contracted.toSorted()).toEqual(pairs.toSorted());
  });

  it("lists codes, cards and members of the shop, and answers programs with the scenarios as JSON", async () => {
    for (const text of ["WELCOME15", "1000-0000-0000-0002", "member@example.com", "password sandbox-pass"])
      expect(page).toContain(text);
    const scenarios = (await (
      await fetch(`${mock.url}/scenarios`, { headers: { accept: "application/json" } })
    ).json()) as { operation: string }[];
    expect(scenarios).toHaveLength(contracted.length);
    expect(scenarios).toContainEqual({
      operation: "getPromotion",
      reference: "promotionExpired",
      status: 409,
    });
  });

  it("says each reference's status and its texts in both languages", () => {
    const text = decoded(page);
    for (const name of Object.keys(catalogue) as ErrorReference[]) {
      const section = text.split(`<section id="${name}">`)[1]?.split("</section>")[0] ?? "";
      expect(section).toContain(`>${catalogue[name].status}<`);
      for (const { text } of errorTexts.en[name]) expect(section).toContain(`<p lang="en">${text}</p>`);
      for (const { text } of errorTexts.fr[name])
        expect(section).toContain(`<p lang="fr" class="quiet">${text}</p>`);
    }
  });

  it("an operation no screen calls is listed with its answer and no link to a screen", () => {
    const html = galleryPage({ settings: {}, hasStorefront: true, shop: demoShop });
    const without = contracted.filter((pair) => screens[pair.split(" ")[0] ?? ""] === undefined);
    expect(without.length).toBeGreaterThan(0);
    for (const pair of without) {
      const [operation, reference] = pair.split(" ");
      expect(html).toContain(`href="/scenarios/${operation}/${reference}"`);
      expect(html).not.toContain(`operation=${operation}"`);
    }
    expect(
      Object.keys(screens).filter(
        (name) => !mockOperations.some((operation) => operation.operationId === name),
      ),
    ).toEqual([]);
  });

  it("without a storefront links to no page of it, and is the first page", async () => {
    expect(page).not.toContain("?scenario=promotion");
    expect((await fetch(mock.url)).url).toBe(`${mock.url}/scenarios`);
  });
});
