import { randomUUID } from "node:crypto";
import type { Collection } from "@velours/sdk/types";
import { expect, test } from "vitest";
import { describeOperation } from "../../testing/describeOperation.ts";
import { type Headers, merchantCalls } from "../../testing/merchantCalls.ts";

const added: Collection = { handle: "passing", title: "Passing", description: "", meta: {} };

describeOperation("removeMerchantCollection", (shop) => {
  const { send, lastEntry, undo } = merchantCalls(shop);
  const at = (handle: string) => ({ params: { handle } });
  const read = (handle: string) => send("getMerchantCollection", at(handle));
  const add = () => send("saveMerchantCollection", { ...at(added.handle), body: added });
  const remove = (handle: string, more: Headers = {}, headers?: Headers) =>
    send("removeMerchantCollection", { ...at(handle), headers: more }, headers);

  test("204: it is gone once, and the log puts it back and takes it away again", async () => {
    const { body } = await add();
    const key = { "idempotency-key": randomUUID(), "if-match": body.revision };
    expect((await remove(added.handle, key)).status).toBe(204);
    expect((await read(added.handle)).status).toBe(404);
    expect((await remove(added.handle, key)).status).toBe(204);
    const entry = await lastEntry();
    expect(entry).toMatchObject({
      command: "removeMerchantCollection passing",
      invertible: true,
      changes: [{ part: "collections", key: "passing", name: "Passing" }],
    });
    expect((await undo(entry.id)).body).toMatchObject({ moved: false });
    expect((await read(added.handle)).body).toEqual(body);
    expect((await undo((await lastEntry()).id)).status).toBe(200);
    expect((await read(added.handle)).status).toBe(404);
  });

  test("409 collectionBad: a menu leads to it, and it stays", async () => {
    await add();
    const { body } = await send("getMerchantSite", { params: { site: "boutique" } });
    const save = (navigation: object[]) =>
      send("saveMerchantSite", { params: { site: "boutique" }, body: { ...body.site, navigation } });
    await save([...body.site.navigation, { label: "Passing", url: "/passing" }]);
    const refused = await remove(added.handle);
    expect([refused.status, refused.body.reference]).toEqual([409, "collectionBad"]);
    expect(refused.body.value.reason).toContain("/passing");
    expect((await read(added.handle)).status).toBe(200);
    await save(body.site.navigation);
    expect((await remove(added.handle)).status).toBe(204);
  });
});
