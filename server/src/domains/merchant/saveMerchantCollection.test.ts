import type { Collection, MerchantCollection, MerchantCollectionRow } from "@velours/sdk/types";
import { expect, test } from "vitest";
import { describeOperation } from "../../testing/describeOperation.ts";
import { type Headers, merchantCalls } from "../../testing/merchantCalls.ts";
import { ids } from "../../testing/shopData.ts";

const ruled: Collection = {
  handle: "dear",
  title: "Dear things",
  description: "<p>For later.</p>",
  meta: {},
  rules: { all: [{ price: { currency: "USD", above: 20 } }] },
};

describeOperation("saveMerchantCollection", (shop) => {
  const { callers, send, lastEntry, undo } = merchantCalls(shop);

  const at = (handle: string) => ({ params: { handle } });
  const read = async (handle: string): Promise<MerchantCollection> =>
    (await send("getMerchantCollection", at(handle))).body;
  const save = (collection: Collection, more: Headers = {}, headers?: Headers) =>
    send("saveMerchantCollection", { ...at(collection.handle), body: collection, headers: more }, headers);
  const list = async (query = ""): Promise<MerchantCollectionRow[]> =>
    (await send("listMerchantCollections", { query })).body;
  const show = async (handle: string) => {
    await shop().services.catalogue.refresh();
    const { headers, body } = await shop().call("listProducts", { query: `collections=${handle}` });
    return { total: Number(headers["x-pagination-items-total"]), ids: body.map(({ id }) => id) };
  };

  test("200: lists collections by handle and by words", async () => {
    const handles = (rows: MerchantCollectionRow[]) => rows.map(({ handle }) => handle);
    expect(handles(await list())).toEqual(["books", "care", "many", "sets", "vibrators"]);
    expect(handles(await list("q=SET"))).toEqual(["sets"]);
    expect(await list("q=nowhere")).toEqual([]);
  });

  test("200: shows what rules let in before they are saved, and the same once they are", async () => {
    const { rules } = ruled;
    const trial = await send("tryMerchantCollection", { ...at("dear"), body: { site: "boutique", rules } });
    expect(trial.status).toBe(200);
    expect(trial.body.total).toBeGreaterThan(0);
    expect((await show("dear")).total).toBe(0);
    const saved = await save(ruled);
    expect([saved.status, saved.body.collection]).toEqual([200, ruled]);
    const shown = await show("dear");
    expect(trial.body.products.every(({ id }: { id: number }) => shown.ids.includes(id))).toBe(true);
    expect((await list("q=dear")).map(({ ruled }) => ruled)).toEqual([true]);
    // Without rules those count that name it.
    const named = await send("tryMerchantCollection", { ...at("vibrators"), body: { site: "boutique" } });
    expect(named.body.products.map(({ id }: { id: number }) => id)).toContain(ids.halo.product);
    expect((await undo((await lastEntry()).id)).status).toBe(200);
    expect((await show("dear")).total).toBe(0);
  });

  test("200: cleans HTML, records what changed, and an undo and its undo put it back", async () => {
    const { collection, revision } = await read("sets");
    const description = '<p onclick="alert(1)">Sets.</p><script>alert(1)</script>';
    const translations = { fr: { title: "Coffrets" } };
    const saved = await save({ ...collection, description, translations }, { "if-match": revision });
    expect(saved.body.collection).toEqual({ ...collection, description: "<p>Sets.</p>", translations });
    expect(await read("sets")).toEqual(saved.body);
    const entry = await lastEntry();
    expect(entry).toMatchObject({
      command: "saveMerchantCollection sets",
      site: null,
      invertible: true,
      changes: [{ part: "collections", key: "sets", name: collection.title }],
    });
    expect((await undo(entry.id)).status).toBe(200);
    expect(await read("sets")).toEqual({ collection, revision });
    expect((await undo((await lastEntry()).id)).status).toBe(200);
    expect(await read("sets")).toEqual(saved.body);
    await save(collection);
  });

  test("200: a save that changes nothing is no change", async () => {
    await save((await read("books")).collection);
    expect((await lastEntry()).changes).toEqual([]);
  });

  test("409 collectionBad: a price that nothing can have, and the shop stays as it was", async () => {
    const price = { currency: "USD" as const, above: 10, below: 5 };
    const refused = await save({ ...ruled, rules: { any: [{ inStock: true }, { price }] } });
    expect([refused.status, refused.body.reference, refused.body.value.reason]).toEqual([
      409,
      "collectionBad",
      "rules.any[1].price.above is 10, but must be less than below, 5",
    ]);
    expect((await send("getMerchantCollection", at("dear"))).status).toBe(404);
  });

  test("404 resourceDoesNotExist: collections that are not there, and trials at sites of others", async () => {
    expect((await send("getMerchantCollection", at("nowhere"))).status).toBe(404);
    const trial = (site: string, headers?: Headers) =>
      send("tryMerchantCollection", { ...at("sets"), body: { site } }, headers);
    expect((await trial("boutique", callers.outlet)).body.reference).toBe("resourceDoesNotExist");
    expect((await trial("content")).status).toBe(404);
  });
});
