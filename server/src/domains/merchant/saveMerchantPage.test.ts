import type { MerchantPage, MerchantPageRow, MerchantSite, Page, SiteCode } from "@velours/sdk/types";
import { expect, test } from "vitest";
import { describeOperation } from "../../testing/describeOperation.ts";
import { type Headers, merchantCalls } from "../../testing/merchantCalls.ts";
import { createKey } from "./createKey.ts";

interface Place {
  site?: SiteCode;
  more?: Headers;
  headers?: Headers;
}

describeOperation("saveMerchantPage", (shop) => {
  const { callers, send, lastEntry, undo } = merchantCalls(shop);
  const db = () => shop().services.store.db;

  const at = (handle: string, site?: SiteCode) => ({
    params: { handle },
    ...(site && { query: `site=${site}` }),
  });
  const read = async (handle: string, site?: SiteCode, headers?: Headers): Promise<MerchantPage> =>
    (await send("getMerchantPage", at(handle, site), headers)).body;
  const save = (page: Page, { site, more = {}, headers }: Place = {}) =>
    send("saveMerchantPage", { ...at(page.handle, site), body: page, headers: more }, headers);
  const list = async (query = "", headers?: Headers): Promise<[string, string | null, boolean][]> => {
    const { body } = await send("listMerchantPages", { query }, headers);
    return (body as MerchantPageRow[]).map(({ handle, site, published }) => [handle, site, published]);
  };
  const show = async (handle: string, site: SiteCode = "boutique", language = "en") => {
    const headers = { host: `${site}.localhost`, "accept-language": language };
    const { body } = await shop().call<"getPage", number>("getPage", { params: { handle }, headers });
    return body as unknown as Page;
  };

  test("200: lists pages by handle, of all sites and of those of the caller, by site and by words", async () => {
    expect(await list()).toEqual([
      ["draft", null, false],
      ["privacy", null, true],
      ["terms", null, true],
      ["terms", "outlet", true],
    ]);
    expect(await list("site=boutique")).toEqual([
      ["draft", null, false],
      ["privacy", null, true],
      ["terms", null, true],
    ]);
    expect(await list("site=outlet&q=TERMS")).toEqual([
      ["terms", null, true],
      ["terms", "outlet", true],
    ]);
    expect(await list("q=OUTLET")).toEqual([["terms", "outlet", true]]);
    const closet = await createKey(db(), "of closet", ["settings:write"], { sites: ["closet"] });
    expect(await list("q=terms", { "x-merchant-key": closet })).toEqual([["terms", null, true]]);
    expect(await list("q=nowhere")).toEqual([]);
  });

  test("200: every page of the list once, also with the longest handle", async () => {
    const long = "x".repeat(60);
    await save({ handle: long, title: "Long", html: "" }, { site: "boutique" });
    const rows: string[] = [];
    let cursor: string | null = "";
    while (cursor !== null) {
      const query: string = `limit=1${cursor && `&cursor=${cursor}`}`;
      const { headers, body } = await shop().call("listMerchantPages", { query, headers: callers.owner });
      rows.push(...body.map(({ handle, site }) => `${handle} ${site}`));
      cursor = (headers["x-pagination-next"] as string | undefined) ?? null;
    }
    expect(rows).toEqual(["draft null", "privacy null", "terms null", "terms outlet", `${long} boutique`]);
    expect((await send("listMerchantPages", { query: "cursor=bad" })).status).toBe(400);
    expect((await undo((await lastEntry()).id)).status).toBe(200);
  });

  test("200: shoppers see the words at once, and nothing that runs or that nobody touched", async () => {
    const { page, revision } = await read("terms");
    const html = '<p onclick="alert(1)">Be 18, please.</p><script>alert(1)</script>';
    const saved = await save({ ...page, html }, { more: { "if-match": revision } });
    expect([saved.status, saved.body.page]).toEqual([200, { ...page, html: "<p>Be 18, please.</p>" }]);
    expect(await read("terms")).toEqual(saved.body);
    expect((await show("terms")).html).toBe("<p>Be 18, please.</p>");
    expect((await show("terms", "boutique", "fr")).title).toBe("Conditions");
    const entry = await lastEntry();
    expect(entry).toMatchObject({
      command: "saveMerchantPage terms",
      site: null,
      invertible: true,
      changes: [{ part: "pages", key: "terms", name: "Terms", fields: [{ path: "html" }] }],
    });
    expect((await undo(entry.id)).status).toBe(200);
    expect(await read("terms")).toEqual({ page, revision });
    // The defaults of the request are none of its changes.
    const own = await read("terms", "outlet");
    await save(own.page, { site: "outlet" });
    expect(await read("terms", "outlet")).toEqual(own);
    expect((await lastEntry()).changes).toEqual([]);
  });

  test("200: a site's own page stands in the place of that of all sites until its undo", async () => {
    const own: Page = { handle: "privacy", title: "Ours", html: "<p>Ours.</p>" };
    const added = await save({ ...own, site: "boutique" }, { site: "outlet", headers: callers.outlet });
    // The address counts.
    expect(added.body.page).toMatchObject({ handle: "privacy", site: "outlet" });
    expect((await show("privacy", "outlet")).title).toBe("Ours");
    expect((await show("privacy")).title).toBe("Privacy");
    const entry = await lastEntry();
    expect(entry).toMatchObject({ site: "outlet", changes: [{ key: "privacy outlet", name: "Ours" }] });
    expect((await undo(entry.id, callers.outlet)).status).toBe(200);
    expect((await show("privacy", "outlet")).title).toBe("Privacy");
    expect((await send("getMerchantPage", at("privacy", "outlet"))).status).toBe(404);
    // And the undo of that brings it back whole.
    expect((await undo((await lastEntry()).id, callers.outlet)).status).toBe(200);
    expect(await read("privacy", "outlet")).toEqual(added.body);
    await undo((await lastEntry()).id);
  });

  test("409 changedMeanwhile: of two who add a page of one handle the second replaces nothing", async () => {
    const add = (title: string) =>
      save({ handle: "new-words", title, html: "<p>New.</p>" }, { more: { "if-match": "none" } });
    const answers = await Promise.all([add("One"), add("Other")]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const won = answers.find(({ status }) => status === 200)!;
    expect(await read("new-words")).toEqual(won.body);
    await undo((await lastEntry()).id);
    expect((await show("new-words")).html).toBeUndefined();
  });

  test("409 pageBad: what a menu leads to is not taken off, by a save or by an undo", async () => {
    const words: Page = { handle: "led-to", title: "Led to", html: "<p>Here.</p>" };
    await save(words, { site: "boutique" });
    const { id } = await lastEntry();
    const { site }: MerchantSite = (await send("getMerchantSite", { params: { site: "boutique" } })).body;
    const lead = (navigation: typeof site.navigation) =>
      send("saveMerchantSite", { params: { site: "boutique" }, body: { ...site, navigation } });
    await lead([{ label: "Led", url: "/pages/led-to" }]);
    const hidden = await save({ ...words, published: false }, { site: "boutique" });
    expect([hidden.status, hidden.body.reference]).toEqual([409, "pageBad"]);
    expect(hidden.body.value.reason).toMatch(/^boutique: navigation\[0\] "Led" \(\/pages\/led-to\)/);
    const french = { site: "boutique", more: { "accept-language": "fr" } } as const;
    expect((await save({ ...words, published: false }, french)).body.value.reason).toBe(
      'boutique\u00a0: navigation[0] "Led" (/pages/led-to)\u00a0: aucune page de ce site n’a le handle "led-to"',
    );
    expect((await undo(id)).body).toMatchObject({ reference: "notInvertible", value: { reason: "refused" } });
    expect((await show("led-to")).title).toBe("Led to");
    // Other pages are taken off as before.
    await save({ handle: "other", title: "Other", html: "" });
    expect((await save({ handle: "other", title: "Other", html: "", published: false })).status).toBe(200);
    await lead(site.navigation);
    expect((await save({ ...words, published: false }, { site: "boutique" })).status).toBe(200);
    expect((await show("led-to")).title).toBeUndefined();
  });

  test("404 resourceDoesNotExist: pages that are not there, and pages of sites of others", async () => {
    expect((await send("getMerchantPage", at("nowhere"))).status).toBe(404);
    expect((await send("getMerchantPage", at("terms", "boutique"))).status).toBe(404);
    const words: Page = { handle: "terms", title: "Mine", html: "" };
    expect((await save(words, { site: "boutique", headers: callers.outlet })).body.reference).toBe(
      "resourceDoesNotExist",
    );
    expect((await save(words, { site: "content" })).body.reference).toBe("resourceDoesNotExist");
    const boutique = await createKey(db(), "of boutique", ["settings:write"], { sites: ["boutique"] });
    const call = at("terms", "outlet");
    expect((await send("getMerchantPage", call, { "x-merchant-key": boutique })).status).toBe(404);
  });
});
