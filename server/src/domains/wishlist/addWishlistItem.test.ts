import { wishlistLimit } from "@velours/sdk/shop";
import { expect, test } from "vitest";
import { describeOperation } from "../../testing/describeOperation.ts";
import { ids } from "../../testing/shopData.ts";
import { type SignedIn, signIn } from "../../testing/signIn.ts";

describeOperation("addWishlistItem", (shop) => {
  const add = <Status extends number = 200>({ user, headers }: SignedIn, content_id: number) =>
    shop().call<"addWishlistItem", Status>("addWishlistItem", {
      params: { id: user.id },
      headers,
      body: { type: "product", content_id, site: "boutique" },
    });
  const items = async ({ user, headers }: SignedIn) =>
    (await shop().call("getWishlist", { params: { id: user.id }, headers })).body.items;

  test("200: the item (S-402, S-785)", async () => {
    const member = await signIn(shop());
    const { body } = await add(member, 1);
    expect(body).toEqual({ id: expect.any(Number), type: "product", content_id: 1, site: "boutique" });
    expect(await items(member)).toEqual([body]);
  });

  test("200: twice, and twenty times at once, is one item with one id", async () => {
    const member = await signIn(shop());
    const responses = await Promise.all(Array.from({ length: 20 }, () => add(member, 2)));
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(responses.map(({ body }) => body.id)).size).toBe(1);
    expect(await items(member)).toHaveLength(1);
  });

  test("409 wishlistFull: two at once for the last place", async () => {
    const member = await signIn(shop());
    await shop()
      .services.store.db.insertInto("wishlist_items")
      .values(
        Array.from({ length: wishlistLimit - 1 }, (_, index) => ({
          user_id: member.user.id,
          content_id: 5000 + index,
          site: "boutique",
        })),
      )
      .execute();
    const responses = await Promise.all([add<409>(member, 1), add<409>(member, 2)]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(responses.find(({ status }) => status === 409)?.body).toMatchObject({
      reference: "wishlistFull",
      value: 500,
    });
    expect(await items(member)).toHaveLength(wishlistLimit);
  });

  test("404 resourceDoesNotExist: nothing of that number on sale, and another member's list", async () => {
    const member = await signIn(shop());
    const otherMember = await signIn(shop());
    for (const id of [4711, ids.retired.product]) expect((await add(member, id)).status).toBe(404);
    expect((await add({ user: otherMember.user, headers: member.headers }, 1)).status).toBe(404);
    expect(await items(otherMember)).toEqual([]);
  });
});
