import { expect, test } from "vitest";
import { inTransaction } from "../../platform/store/transaction.ts";
import { describeOperation } from "../../testing/describeOperation.ts";
import { upsertPages } from "./store/pages.ts";

describeOperation("getPage", (shop) => {
  const get = async (handle: string, more: { query?: string; headers?: Record<string, string> } = {}) =>
    (await shop().call("getPage", { params: { handle }, ...more })).body;

  test("200: the words of the requested locale, without what only imports say", async () => {
    expect(await get("terms")).toEqual({
      handle: "terms",
      title: "Terms",
      description: "What holds between us.",
      html: "<p>Be 18.</p>",
    });
    const french = { title: "Conditions", html: expect.stringContaining("Ayez 18 ans.") };
    expect(await get("terms", { query: "locale=fr-CA" })).toMatchObject(french);
    expect(await get("terms", { headers: { "accept-language": "fr" } })).toMatchObject(french);
  });

  test("200: a site's own page stands before that of every site", async () => {
    const headers = { host: "outlet.localhost" };
    expect(await get("terms", { headers })).toMatchObject({ title: "Outlet terms" });
    expect(await get("privacy", { headers })).toMatchObject({ title: "Privacy" });
  });

  test("getSite lists the pages in the merchant's order, in both languages, and no unpublished one", async () => {
    const { body } = await shop().call("getSite", { params: { site: "boutique" } });
    expect(body.pages).toEqual([
      { handle: "privacy", label: "Privacy" },
      { handle: "terms", label: "Terms", label_fr: "Conditions" },
    ]);
    expect(JSON.stringify(body)).not.toContain("Be 18.");
  });

  test("an import of the same page again changes nothing, and other words change it", async () => {
    const page = { handle: "again", title: "Again", html: "<p>One</p>" };
    const write = (html: string) =>
      inTransaction(shop().services.store.db, (trx) => upsertPages(trx, [{ ...page, html }]));
    expect([await write("<p>1</p>"), await write("<p>1</p>"), await write("<p>2</p>")]).toMatchObject([
      { inserted: 1 },
      { unchanged: 1 },
      { updated: 1 },
    ]);
    expect((await get("again")).html).toBe("<p>2</p>");
  });

  test.each(["draft", "nothing"])("404 resourceDoesNotExist: %s", async (handle) => {
    const { status, body } = await shop().call<"getPage", 404>("getPage", { params: { handle } });
    expect([status, body.reference]).toEqual([404, "resourceDoesNotExist"]);
  });
});
