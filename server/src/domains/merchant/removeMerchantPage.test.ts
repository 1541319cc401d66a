import { randomUUID } from "node:crypto";
import type { Page, SiteCode } from "@velours/sdk/types";
import { expect, test } from "vitest";
import { describeOperation } from "../../testing/describeOperation.ts";
import { type Headers, merchantCalls } from "../../testing/merchantCalls.ts";

const added: Page = { handle: "passing", title: "Passing", html: "<p>For a while.</p>" };

describeOperation("removeMerchantPage", (shop) => {
  const { callers, send, lastEntry, undo } = merchantCalls(shop);
  const at = (handle: string, site?: SiteCode) => ({
    params: { handle },
    ...(site && { query: `site=${site}` }),
  });
  const read = (handle: string, site?: SiteCode) => send("getMerchantPage", at(handle, site));
  const add = (site?: SiteCode) => send("saveMerchantPage", { ...at(added.handle, site), body: added });
  const remove = (call: ReturnType<typeof at>, more: Headers = {}, headers?: Headers) =>
    send("removeMerchantPage", { ...call, headers: more }, headers);
  const show = async (handle: string, host: string) => {
    const headers = { host: `${host}.localhost` };
    return shop().call<"getPage", number>("getPage", { params: { handle }, headers });
  };

  test("204: it is gone once, and the log puts it back", async () => {
    const { body } = await add();
    const key = { "idempotency-key": randomUUID(), "if-match": body.revision };
    expect((await remove(at(added.handle), key)).status).toBe(204);
    expect((await remove(at(added.handle), key)).status).toBe(204);
    expect((await show(added.handle, "boutique")).status).toBe(404);
    const entry = await lastEntry();
    expect(entry).toMatchObject({ command: "removeMerchantPage passing", site: null, invertible: true });
    expect((await undo(entry.id)).body).toMatchObject({ moved: false });
    expect((await read(added.handle)).body).toEqual(body);
    await remove(at(added.handle));
  });

  test("409 notInvertible: a change of a page that is gone does not bring a part of it back", async () => {
    await add();
    await send("saveMerchantPage", { ...at(added.handle), body: { ...added, html: "<p>Later.</p>" } });
    const change = await lastEntry();
    await remove(at(added.handle));
    const refused = await undo(change.id);
    expect([refused.status, refused.body.reference]).toEqual([409, "notInvertible"]);
    expect(refused.body.value).toMatchObject({
      reason: "refused",
      obstacles: [{ part: "pages", key: added.handle, reason: expect.any(String) }],
    });
    expect((await read(added.handle)).status).toBe(404);
  });

  test("200: a site's own page is made on another site, and a change of one that is not there is refused", async () => {
    const own = at(added.handle, "outlet");
    expect((await send("saveMerchantPage", { ...own, body: added })).status).toBe(200);
    const made = await lastEntry();
    await send("saveMerchantPage", { ...own, body: { ...added, html: "<p>Later.</p>" } });
    const changed = await lastEntry();
    const copy = (id: number) => send("replayEntry", { params: { id }, body: { site: "boutique" } });
    const refused = await copy(changed.id);
    expect(refused.body.value).toMatchObject({
      reason: "refused",
      obstacles: [{ part: "pages", key: `${added.handle} boutique` }],
    });
    expect((await copy(made.id)).body).toMatchObject({ applied: true, moved: false });
    expect((await read(added.handle, "boutique")).body.page).toMatchObject({ html: added.html });
    expect((await copy(changed.id)).body).toMatchObject({ applied: true, moved: false });
    expect((await read(added.handle, "boutique")).body.page).toMatchObject({ html: "<p>Later.</p>" });
    for (const site of ["outlet", "boutique"] as const) await remove(at(added.handle, site));
  });

  test("204: where a site had a page of its own, shoppers see the page of all sites again", async () => {
    const own = at("terms", "outlet");
    const { body: before } = await read("terms", "outlet");
    const [{ text: shown }, { text: common }] = [
      await show("terms", "outlet"),
      await show("terms", "boutique"),
    ];
    expect(shown).not.toBe(common);
    expect((await remove(own, {}, callers.outlet)).status).toBe(204);
    expect((await show("terms", "outlet")).text).toBe(common);
    expect((await undo((await lastEntry()).id, callers.outlet)).status).toBe(200);
    expect((await read("terms", "outlet")).body).toEqual(before);
    expect((await show("terms", "outlet")).text).toBe(shown);
  });
});
