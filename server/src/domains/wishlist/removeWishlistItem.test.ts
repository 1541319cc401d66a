import { expect, test } from "vitest";
import { describeOperation } from "../../testing/describeOperation.ts";
import { type SignedIn, signIn } from "../../testing/signIn.ts";

describeOperation("removeWishlistItem", (shop) => {
  const remove = <Status extends number = 204>(
    { user, headers }: SignedIn,
    itemId: number,
    listId = user.id,
  ) =>
    shop().call<"removeWishlistItem", Status>("removeWishlistItem", {
      params: { id: user.id, listId, itemId },
      headers,
    });
  const added = async ({ user, headers }: SignedIn) => {
    const body = { type: "product", content_id: 1, site: "boutique" };
    return (await shop().call("addWishlistItem", { params: { id: user.id }, headers, body })).body;
  };
  const items = async ({ user, headers }: SignedIn) =>
    (await shop().call("getWishlist", { params: { id: user.id }, headers })).body.items;

  test("204: off the list, also when it is gone already or was removed at once (S-786)", async () => {
    const member = await signIn(shop());
    const { id } = await added(member);
    const responses = await Promise.all(Array.from({ length: 5 }, () => remove(member, id)));
    expect(responses.map(({ status, text }) => [status, text])).toEqual(Array(5).fill([204, ""]));
    expect(await items(member)).toEqual([]);
    expect((await added(member)).id).not.toBe(id);
  });

  test("204: another member's item stays where it is", async () => {
    const [member, otherMember] = [await signIn(shop()), await signIn(shop())];
    const { id } = await added(otherMember);
    await remove(member, id);
    expect(await items(otherMember)).toHaveLength(1);
  });

  test("404 resourceDoesNotExist: a list that is not theirs", async () => {
    const [member, otherMember] = [await signIn(shop()), await signIn(shop())];
    const { id } = await added(member);
    expect((await remove<404>(member, id, otherMember.user.id)).body.reference).toBe("resourceDoesNotExist");
    expect(await items(member)).toHaveLength(1);
  });
});
