import { createLine } from "@velours/sdk/rules";
import type { Product, Promotion } from "@velours/sdk/types";
import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { createSharedStorage } from "../../platform/browser/testing/createSharedStorage.ts";
import { createCartWriter } from "./cartWriter.ts";
import { type CartAction, reduceCart } from "./reduceCart.ts";
import { createCartStore } from "./store.ts";
import { type CartContents, emptyStoredCart, parseStoredCart } from "./storedCart.ts";
import { adoptContents, loadContents, syncContents } from "./storedContents.ts";

const KEY = "boutique_cart";
const NOW = Date.UTC(2026, 4, 1);
const region = { country: "US", currency: "USD" } as const;

const product = (id: number) =>
  ({
    id,
    type: id === 9 ? "Warranty" : "Vibrators",
    inventories: [],
    variants: [{ id: id * 10, prices: { USD: id } }],
  }) as unknown as Product;

const add = (id: number): CartAction => ({
  type: "addLine",
  line: createLine({ product: product(id), variant: product(id).variants[0]!, currency: "USD", now: NOW }),
  country: "US",
});
const key = (id: number) => ({ id: id * 10, free: false, target: null });

const anyId = fc.integer({ min: 1, max: 3 });
const anyAction: fc.Arbitrary<CartAction> = fc.oneof(
  { weight: 4, arbitrary: anyId.map(add) },
  {
    weight: 2,
    arbitrary: fc
      .record({ id: anyId, quantity: fc.integer({ min: 1, max: 4 }) })
      .map(({ id, quantity }): CartAction => ({ type: "setQuantity", key: key(id), quantity, now: NOW })),
  },
  { weight: 2, arbitrary: anyId.map((id): CartAction => ({ type: "removeLine", key: key(id) })) },
  anyId.map(
    (id): CartAction => ({ type: "protectLine", key: key(id), product: product(9), region, now: NOW }),
  ),
  anyId.map((id): CartAction => ({ type: "unprotectLine", key: key(id) })),
  fc
    .constantFrom("WELCOME15", "FREETOY")
    .map((name): CartAction => ({ type: "setPromotion", promotion: { name } as Promotion, country: "US" })),
  fc.constant<CartAction>({ type: "removePromotion" }),
  anyId.map((id): CartAction => ({ type: "takeBought", bought: [{ key: key(id), quantity: 1 }], now: NOW })),
  fc.constant<CartAction>({ type: "clear" }),
);

/** The visible state of a cart. */
const summary = ({ products, promotion }: CartContents): string =>
  JSON.stringify([
    products
      .map(({ variant, quantity, target, warranty }) => [variant.id, quantity, target, warranty])
      .sort(),
    promotion?.name ?? null,
  ]);

interface Issued {
  tab: number;
  action: CartAction;
  /** How many changes of each tab the page showed when this one was made. */
  seen: number[];
}

/** Every outcome of one change after the other that keeps each tab's order and puts nothing before what it had seen. */
function outcomes(issued: readonly Issued[], tabs: number): Set<string> {
  const byTab = Array.from({ length: tabs }, (_, tab) => issued.filter((each) => each.tab === tab));
  const found = new Set<string>();
  const visited = new Set<string>();
  const walk = (done: number[], contents: CartContents) => {
    const place = JSON.stringify([done, contents]);
    if (visited.has(place)) return;
    visited.add(place);
    if (done.every((count, tab) => count === byTab[tab]?.length)) {
      found.add(summary(contents));
      return;
    }
    done.forEach((count, tab) => {
      const next = byTab[tab]?.[count];
      if (!next || next.seen.some((seen, name) => name !== tab && seen > (done[name] ?? 0))) return;
      walk(
        done.map((each, name) => (name === tab ? each + 1 : each)),
        reduceCart(contents, next.action),
      );
    });
  };
  walk(Array(tabs).fill(0), emptyStoredCart);
  return found;
}

function openTabs(count: number) {
  const shared = createSharedStorage();
  let clock = NOW;
  const issued: Issued[] = [];
  const tabs = Array.from({ length: count }, (_, index) => {
    const storage = shared.open();
    const store = createCartStore(() => "boutique", storage);
    loadContents(store);
    const writer = createCartWriter({ storage, key: () => KEY, now: () => clock++, tab: `${index}` });
    storage.onChange = () => {
      syncContents(store);
      writer.repair();
      syncContents(store);
    };
    const changes = () => parseStoredCart(storage.getItem(KEY)).cart?.changes ?? {};
    return {
      storage,
      contents: () => parseStoredCart(storage.getItem(KEY)).cart ?? emptyStoredCart,
      shown: store.get,
      act(action: CartAction) {
        const before = changes();
        const { contents, raw } = writer.update((stored) => reduceCart(stored, action));
        adoptContents(store, contents, raw);
        const own = changes()[`${index}`]?.sequence ?? 0;
        const issuedBefore = issued.filter((each) => each.tab === index).length;
        if (own > issuedBefore)
          issued.push({
            tab: index,
            action,
            seen: Array.from({ length: count }, (_, name) => before[`${name}`]?.sequence ?? 0),
          });
      },
    };
  });
  return { tabs, issued, settle: shared.settle };
}

const anyStep = (tabs: number) =>
  fc.record({
    tab: fc.integer({ min: 0, max: tabs - 1 }),
    step: fc.oneof(
      { weight: 2, arbitrary: anyAction },
      { weight: 2, arbitrary: fc.constantFrom("reach" as const, "hear" as const) },
    ),
  });

describe("tabs that share one cart", () => {
  it.each([2, 3])("%d tabs agree, and lose, repeat and resurrect nothing", (count) => {
    fc.assert(
      fc.property(fc.array(anyStep(count), { maxLength: 20 }), (steps) => {
        const { tabs, issued, settle } = openTabs(count);
        for (const { tab: at, step } of steps) {
          const tab = tabs[at]!;
          if (step === "reach") tab.storage.reachBrowser();
          else if (step === "hear") tab.storage.hear();
          else if (issued.length < 9) tab.act(step);
        }
        settle();
        const ends = tabs.map(({ contents }) => summary(contents()));
        expect(new Set(ends).size).toBe(1);
        expect([...outcomes(issued, count)]).toContain(ends[0]);
        for (const { shown } of tabs) {
          const { products, promotion } = shown();
          expect(summary({ ...emptyStoredCart, products: products.data, promotion: promotion.data })).toBe(
            ends[0],
          );
        }
      }),
      { numRuns: 1_500 },
    );
  });

  it("keeps what two tabs add in the same moment", () => {
    const { tabs, settle } = openTabs(2);
    tabs[0]?.act(add(1));
    tabs[1]?.act(add(2));
    settle();
    expect(tabs.map(({ contents }) => contents().products.map((line) => line.product.id))).toEqual([
      [2, 1],
      [2, 1],
    ]);
  });

  it("does not bring back what the other tab bought", () => {
    const { tabs, settle } = openTabs(2);
    tabs[0]?.act(add(1));
    settle();
    tabs[0]?.act({ type: "takeBought", bought: [{ key: key(1), quantity: 1 }], now: NOW });
    tabs[1]?.act(add(2));
    settle();
    expect(tabs[1]?.contents().products.map((line) => line.product.id)).toEqual([2]);
  });

  it("does not bring back what one tab cleared while a third, which had not heard of it, added another", () => {
    const { tabs, settle } = openTabs(3);
    tabs[2]?.act(add(1));
    tabs[2]?.storage.reachBrowser();
    tabs[1]?.storage.hear();
    tabs[1]?.act({ type: "clear" });
    tabs[0]?.act(add(2));
    tabs[0]?.act(add(3));
    settle();
    const ends = tabs.map(({ contents }) => contents().products.map((line) => line.product.id));
    expect(new Set(ends.map(String)).size).toBe(1);
    expect(ends[0]).not.toContain(1);
  });

  it("does not bring back what was wiped from the browser", () => {
    const { tabs, settle } = openTabs(1);
    tabs[0]?.act(add(1));
    settle();
    tabs[0]?.storage.removeItem(KEY);
    tabs[0]?.act(add(2));
    expect(tabs[0]?.contents().products.map((line) => line.product.id)).toEqual([2]);
  });
});

describe("a stored cart of another version", () => {
  const memory = (raw: string) => {
    const values = new Map([[KEY, raw]]);
    return {
      kept: values,
      getItem: (name: string) => values.get(name) ?? null,
      setItem: (name: string, value: string) => void values.set(name, value),
      removeItem: (name: string) => void values.delete(name),
    };
  };
  const change = (storage: ReturnType<typeof memory>) => {
    const store = createCartStore(() => "boutique", storage);
    loadContents(store);
    const writer = createCartWriter({ storage, key: () => KEY, tab: "a", now: () => NOW });
    const { contents, raw } = writer.update((stored) => reduceCart(stored, add(1)));
    adoptContents(store, contents, raw);
    return store;
  };
  const line = createLine({
    product: product(2),
    variant: product(2).variants[0]!,
    currency: "USD",
    now: NOW,
  });

  it("of an older release is taken as it is: a change that it may hold is not counted twice", () => {
    const storage = memory(JSON.stringify({ products: [] }));
    const store = createCartStore(() => "boutique", storage);
    loadContents(store);
    const writer = createCartWriter({ storage, key: () => KEY, tab: "a", now: () => NOW });
    writer.update((stored) => reduceCart(stored, add(1)));
    const { products } = JSON.parse(storage.kept.get(KEY) ?? "");
    // A tab of the release before writes what it sees, and knows nothing of changes.
    storage.setItem(
      KEY,
      JSON.stringify({ products, promotion: null, giftCard: null, credits: { apply: false } }),
    );
    writer.repair();
    expect(JSON.parse(storage.kept.get(KEY) ?? "").products).toMatchObject([{ quantity: 1 }]);
    const { contents } = writer.update((stored) => reduceCart(stored, add(1)));
    expect(contents.products).toMatchObject([{ quantity: 2 }]);
  });

  it("of an older release counts a change once, also when another tab wrote it anew first", () => {
    const storage = memory(JSON.stringify({ products: [] }));
    const [a, b] = ["a", "b"].map((tab) => {
      const store = createCartStore(() => "boutique", storage);
      loadContents(store);
      return createCartWriter({ storage, key: () => KEY, tab, now: () => NOW });
    });
    const stored = () => JSON.parse(storage.kept.get(KEY) ?? "").products;
    a?.update((before) => reduceCart(before, add(1)));
    const old = JSON.stringify({ products: stored(), promotion: null, giftCard: null });
    storage.setItem(KEY, old);
    b?.update((before) => reduceCart(before, add(2)));
    a?.repair();
    expect(stored()).toMatchObject([{ quantity: 1 }, { quantity: 1 }]);
  });

  it("keeps the fields and lines it does not know", () => {
    const storage = memory(
      JSON.stringify({
        version: 7,
        products: [{ ...line, engraving: "A" }, { bundle: 3 }],
        promotion: { name: "NEW", rounds: 2 },
        note: "by the door",
        credits: { apply: true, limit: 5 },
      }),
    );
    change(storage);
    expect(JSON.parse(storage.kept.get(KEY) ?? "")).toMatchObject({
      version: 7,
      products: [{ engraving: "A" }, { product: { id: 1 } }, { bundle: 3 }],
      promotion: { name: "NEW", rounds: 2 },
      note: "by the door",
      credits: { apply: true, limit: 5 },
    });
  });

  it("reads the first version, whose lines and country are unknown", () => {
    const { currency: _, ...old } = line;
    const storage = memory(
      JSON.stringify({ products: [old], promotion: null, giftCard: null, credits: { apply: false } }),
    );
    const store = createCartStore(() => "boutique", storage);
    loadContents(store);
    expect(store.get()).toMatchObject({ country: null, unreadable: null });
    expect(store.get().products.data).toEqual([old]);
  });

  it("leaves a newer form alone, and holds the bag in memory", () => {
    const raw = JSON.stringify({ version: 9, lines: { 10: 2 } });
    const storage = memory(raw);
    const store = change(storage);
    expect(storage.kept.get(KEY)).toBe(raw);
    expect(store.get().unreadable).toBe("newer");
    expect(store.get().products.data).toHaveLength(1);
  });

  it.each(["{", "7", '{"version":9}'])(
    "warns once that it cannot read %s, and starts empty (S-836, SA-112)",
    (raw) => {
      const warn = vi.spyOn(console, "warn").mockReturnValue();
      const store = createCartStore(() => "boutique", memory(raw));
      loadContents(store);
      syncContents(store);
      expect(store.get()).toMatchObject({ ready: true, products: { data: [] } });
      expect(warn).toHaveBeenCalledOnce();
      warn.mockRestore();
    },
  );

  it.each(["{", "null", "[]", '{"products":3}', "7"])("keeps %s apart before it writes", (raw) => {
    const warn = vi.spyOn(console, "warn").mockReturnValue();
    const storage = memory(raw);
    const store = change(storage);
    expect(storage.kept.get(`${KEY}_unreadable`)).toBe(raw);
    expect(store.get().products.data).toHaveLength(1);
    expect(warn).toHaveBeenLastCalledWith(expect.stringContaining(`${KEY}_unreadable`));
    warn.mockRestore();
  });
});
