import type { Caller, Case } from "../Case.ts";

/** The fixture's member, signed in; ends the case where that is not possible. */
export async function signIn(check: Case): Promise<{ caller: Caller; id: number }> {
  const caller = check.caller();
  const { member, botCheck } = check.fixture;
  const answer = await caller("login", { body: { ...member, remember: true, challenge: botCheck } });
  if (!check.expectAnswer(answer, "success", "the member's login")) check.skip("the member cannot sign in");
  return { caller, id: (answer.body as { id: number }).id };
}

export async function checkMember(check: Case): Promise<void> {
  const { caller, id } = await signIn(check);
  const params = { id };
  const { site, products } = check.fixture;
  check.expectAnswer(await caller("getUser", { params }), "success", "the member");
  const other = await caller("getUser", { params: { id: id + 1 } });
  check.expectAnswer(other, "resourceDoesNotExist", "another member");
  const stranger = await check.caller()("getUser", { params });
  check.expectAnswer(stranger, "authenticationRequired", "the member, by a guest");

  const content_id = products.first.product;
  const listed = async () => {
    const { body } = await caller("getWishlist", { params });
    const { id: listId = 0, items = [] } = (body ?? {}) as {
      id?: number;
      items?: { id: number; content_id: number }[];
    };
    return { listId, items: items.filter((item) => item.content_id === content_id) };
  };
  const item = { type: "product", content_id, site };
  check.expectAnswer(await caller("addWishlistItem", { params, body: item }), "success", "the wishlist");
  check.expectAnswer(await caller("addWishlistItem", { params, body: item }), "success", "the same again");
  const { listId, items } = await listed();
  check.expect(items.length === 1, `a product added twice stands ${items.length} times on the wishlist`);
  const removal = { params: { id, listId, itemId: items[0]?.id ?? 0 } };
  check.expectAnswer(await caller("removeWishlistItem", removal), "success", "the removal");
  check.expect((await listed()).items.length === 0, "a removed product is still on the wishlist");

  check.expectAnswer(await caller("logout"), "success", "logout");
  const after = await caller("getUser", { params });
  check.expectAnswer(after, "authenticationRequired", "the member after logout");
}
