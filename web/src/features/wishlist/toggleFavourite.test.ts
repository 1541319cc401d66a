import type { User, Wishlist } from "@velours/sdk/types";
import { beforeEach, expect, it, vi } from "vitest";
import { accountModal } from "../../platform/session/accountModal.ts";
import { loadBelongings } from "../../platform/session/loadBelongings.ts";
import { shownWishes } from "../../platform/session/shownWishes.ts";
import { createSessionStore, type SessionState } from "../../platform/session/store.ts";
import { toasts } from "../../platform/ui/toasts.ts";
import { toggleFavourite } from "./toggleFavourite.ts";

const response = new Response(null, { status: 200 });
const api = {
  getWishlist: vi.fn(),
  getCredits: vi.fn(),
  addWishlistItem: vi.fn(),
  removeWishlistItem: vi.fn(),
};

const member = { id: 7, access: { authenticated: true } } as unknown as User;

function setUp(start: Partial<SessionState> = { user: null }) {
  const session = createSessionStore();
  session.set(start);
  const shop = { site: "boutique", language: "en", country: "US", locale: "en-US", api: async () => api };
  const queries = { get: async () => Promise.reject(new Error("not needed")) };
  const router = {
    options: { context: { session, shop, queries } },
    state: { location: { pathname: "/sex-toys", searchStr: "?page=2" } },
  };
  return {
    session,
    shown: () => shownWishes(session.get())?.map(({ content_id }) => content_id),
    load: () => loadBelongings(router.options.context as never),
    press: (product: number) => toggleFavourite(router as never, product),
  };
}

const list = (...products: number[]) =>
  ({
    id: 3,
    items: products.map((content_id, index) => ({ id: index + 1, type: "product", content_id })),
  }) as unknown as Wishlist;

beforeEach(() => {
  accountModal.close();
  for (const { id } of toasts.get()) toasts.close(id);
  for (const call of Object.values(api)) call.mockReset();
  api.getCredits.mockResolvedValue({ response });
  api.addWishlistItem.mockResolvedValue({ data: { id: 9, type: "product", content_id: 5 }, response });
});

/** The login that the press led to, of a member with these favourites. */
async function logIn({ session }: ReturnType<typeof setUp>, ...favourites: number[]): Promise<void> {
  session.set({ user: member, wishlist: null });
  api.getWishlist.mockResolvedValue({ data: list(...favourites), response });
  accountModal.get().onLogin?.();
  await vi.waitFor(() =>
    expect(session.get().wishlist?.items.some(({ content_id }) => content_id === 5)).toBe(true),
  );
}

it("keeps a guest's wish for the login that it leads to, and sets it after it", async () => {
  const page = setUp();
  expect(await page.press(5)).toBe(false);
  expect(accountModal.get()).toMatchObject({ open: true, redirect: "/sex-toys?page=2" });
  expect(api.addWishlistItem).not.toHaveBeenCalled();
  await logIn(page, 1);
  expect(api.addWishlistItem).toHaveBeenCalledOnce();
  expect(api.addWishlistItem.mock.calls[0]?.[0].body).toMatchObject({ content_id: 5 });
});

it("leaves alone what the member wished for before", async () => {
  const page = setUp();
  await page.press(5);
  await logIn(page, 5);
  expect(api.addWishlistItem).not.toHaveBeenCalled();
  expect(api.removeWishlistItem).not.toHaveBeenCalled();
});

it("is of one login only: another opening of the form forgets it", async () => {
  const page = setUp();
  await page.press(5);
  accountModal.open();
  expect(accountModal.get().onLogin).toBeUndefined();
});

it("takes off what a press before it is still adding", async () => {
  const page = setUp({ user: member, wishlist: list(1) });
  const added = Promise.withResolvers<unknown>();
  api.addWishlistItem.mockReturnValue(added.promise);
  api.removeWishlistItem.mockResolvedValue({ response: new Response(null, { status: 204 }) });
  const presses = [page.press(5), page.press(5)];
  added.resolve({ data: { id: 9, type: "product", content_id: 5 }, response });
  expect(await Promise.all(presses)).toEqual([true, true]);
  expect(api.removeWishlistItem.mock.calls[0]?.[0].params.path).toEqual({ id: 7, listId: 3, itemId: 9 });
  expect(page.shown()).toEqual([1]);
});

it("shows each press at once, also while the shop answers an earlier one", async () => {
  const page = setUp({ user: member, wishlist: list(1) });
  const { shown } = page;
  const added = Promise.withResolvers<unknown>();
  api.addWishlistItem.mockReturnValueOnce(added.promise);
  api.removeWishlistItem.mockResolvedValue({ response: new Response(null, { status: 204 }) });
  const first = page.press(5);
  expect(shown()).toEqual([1, 5]);
  const second = page.press(1);
  expect(shown()).toEqual([5]);
  const third = page.press(5);
  expect(shown()).toEqual([]);
  added.resolve({ data: { id: 9, type: "product", content_id: 5 }, response });
  await first;
  expect(shown()).toEqual([]);
  expect(await Promise.all([second, third])).toEqual([true, true]);
  expect(shown()).toEqual([]);
  expect(api.removeWishlistItem.mock.calls.map(([{ params }]) => params.path.itemId)).toEqual([1, 9]);
});

it("takes back a refused press alone", async () => {
  const page = setUp({ user: member, wishlist: list(1) });
  api.addWishlistItem.mockResolvedValueOnce({ error: {}, response: new Response(null, { status: 500 }) });
  api.addWishlistItem.mockResolvedValueOnce({ data: { id: 9, type: "product", content_id: 6 }, response });
  expect(await Promise.all([page.press(5), page.press(6)])).toEqual([false, true]);
  expect(page.shown()).toEqual([1, 6]);
});

const full = {
  error: { reference: "wishlistFull", message: "Your wishlist is full", value: 500 },
  response: new Response(null, { status: 409 }),
};

it("takes back a press that a full wishlist refuses, and throws that", async () => {
  const page = setUp({ user: member, wishlist: list(1) });
  api.addWishlistItem.mockResolvedValueOnce(full);
  await expect(page.press(5)).rejects.toMatchObject({ reference: "wishlistFull" });
  expect(page.shown()).toEqual([1]);
});

it("says after a guest's login that the wishlist is full, and not to try again", async () => {
  const page = setUp();
  await page.press(5);
  page.session.set({ user: member, wishlist: null });
  api.getWishlist.mockResolvedValue({ data: list(1), response });
  api.addWishlistItem.mockResolvedValueOnce(full);
  accountModal.get().onLogin?.();
  await vi.waitFor(() => expect(toasts.get()).toHaveLength(1));
  expect(toasts.get()[0]?.text).toBe("Your wishlist is full. Take a product off it to add another.");
});

it("keeps what is pressed while the wishlist is loaded", async () => {
  const page = setUp({ user: member });
  const loaded = Promise.withResolvers<unknown>();
  api.getWishlist.mockReturnValueOnce(loaded.promise);
  api.getWishlist.mockResolvedValue({ data: list(1), response });
  const loading = page.load();
  const pressed = page.press(5);
  // The press has had all the time it needs before the load is answered with the list of before it.
  await new Promise((done) => setTimeout(done));
  loaded.resolve({ data: list(1), response });
  expect(await pressed).toBe(true);
  await loading;
  expect(page.shown()).toEqual([1, 5]);
});

it("shows a press also while an answer from before it comes, and takes it for what the next press changes", async () => {
  const page = setUp({ user: member, wishlist: list(1) });
  const loaded = Promise.withResolvers<unknown>();
  api.getWishlist.mockReturnValueOnce(loaded.promise);
  api.removeWishlistItem.mockResolvedValue({ response: new Response(null, { status: 204 }) });
  const loading = page.load();
  const added = Promise.withResolvers<unknown>();
  api.addWishlistItem.mockReturnValueOnce(added.promise);
  const first = page.press(5);
  loaded.resolve({ data: list(1), response });
  await loading;
  expect(page.shown()).toEqual([1, 5]);
  const second = page.press(5);
  expect(page.shown()).toEqual([1]);
  added.resolve({ data: { id: 9, type: "product", content_id: 5 }, response });
  expect(await Promise.all([first, second])).toEqual([true, true]);
  expect(page.shown()).toEqual([1]);
  expect(page.session.get().presses).toEqual([]);
});

it("shows nothing of a member who signed out before the answer", async () => {
  const page = setUp({ user: member, wishlist: list(1) });
  api.addWishlistItem.mockImplementation(async () => {
    page.session.set({ user: null, wishlist: null });
    return { data: { id: 9, type: "product", content_id: 5 }, response };
  });
  await page.press(5);
  expect(page.session.get().wishlist).toBeNull();
});

it.each([
  ["done, when another tab has taken it off", [1], true],
  ["not done, when it is still there", [1, 5], false],
])("fetches the wishlist anew after a refused removal: %s", async (_, favourites, done) => {
  const page = setUp({ user: member, wishlist: list(5) });
  api.removeWishlistItem.mockResolvedValue({ error: {}, response: new Response(null, { status: 404 }) });
  api.getWishlist.mockResolvedValue({ data: list(...favourites), response });
  expect(await page.press(5)).toBe(done);
  expect(page.shown()).toEqual(favourites);
});
