import { expect, test } from "vitest";
import { describeOperation } from "../../testing/describeOperation.ts";
import { signIn } from "../../testing/signIn.ts";

describeOperation("getWishlist", (shop) => {
  test("200: what was added, the oldest first, on whatever site (S-401, S-784, SA-096)", async () => {
    const { user, headers } = await signIn(shop());
    const params = { id: user.id };
    const get = async () => (await shop().call("getWishlist", { params, headers })).body;
    expect(await get()).toEqual({ id: user.id, items: [] });
    for (const [content_id, site] of [
      [2, "boutique"],
      [1, "outlet"],
    ]) {
      await shop().call("addWishlistItem", { params, headers, body: { type: "product", content_id, site } });
    }
    const id = expect.any(Number);
    expect(await get()).toEqual({
      id: user.id,
      items: [
        { id, type: "product", content_id: 2, site: "boutique" },
        { id, type: "product", content_id: 1, site: "outlet" },
      ],
    });
  });
});
