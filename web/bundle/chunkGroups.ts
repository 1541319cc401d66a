import { fileURLToPath } from "node:url";
import type { Rolldown } from "vite";

type Modules = (id: string) => Pick<Rolldown.ModuleInfo, "importedIds" | "code"> | null;

const source = fileURLToPath(new URL("../src/", import.meta.url));
const rules = fileURLToPath(new URL("../../sdk/src/rules/", import.meta.url));
/** The rules are imported through an index that names all of them. */
const RULES = `${rules}index.ts`;

/** First modules of every page. The build fails when a file named here is not there. */
const CLIENT = `${source}app/client.tsx`;
/** Screens of the first load. */
const HOME = `${source}app/routes/index.tsx?tsr-split=component`;
const LISTING = `${source}app/routes/$.tsx?tsr-split=component`;
const PRODUCT = `${source}features/catalogue/ProductScreen.tsx`;
const HEADER = `${source}app/layout/Header.tsx`;
const FOOTER = `${source}app/layout/Footer.tsx`;
const CHECKOUT = `${source}features/checkout/CheckoutFlow.tsx`;
const AFTER_FIRST_VIEW = `${source}app/layout/AfterFirstView.tsx`;
/** Screens that a shopper of the checkout sees before or after it. */
const CART_DRAWER = `${source}features/cart/CartDrawer.tsx`;
const ORDER = `${source}features/checkout/order/CompleteStep.tsx`;

/** Messages are imported through an index that names all of them; a file needs those it names. */
const messagesIn = (code: string) =>
  [...code.matchAll(/\bm\.(\w+)/g)].map(([, name]) => `${source}platform/text/generated/messages/${name}.js`);

/** So do rules. Their index says which file has which. */
function rulesIn(code: string, index: string): string[] {
  const names = [...code.matchAll(/import \{([^}]*)\} from "@velours\/sdk\/rules"/g)].flatMap(
    ([, list = ""]) => list.split(",").map((name) => name.trim().split(" ")[0]),
  );
  return [...index.matchAll(/export \{([^}]*)\} from "\.\/([^"]+)"/g)].flatMap(([, list = "", file]) =>
    list.split(",").some((name) => names.includes(name.trim())) ? [`${rules}${file}`] : [],
  );
}

const isOwn = (id: string) => id.startsWith(source) || id.startsWith(rules);
/** Our own code draws an icon and is imported by the library's icons. */
const isIcon = (id: string) => id.includes("/lucide-react/");

/** The arrow of selects, menus and details too: whichever group came first would be fetched for it. */
const isSharedIcon = (id: string) => /\/lucide-react\/dist\/esm\/([^/]+|icons\/chevron-down\.m?js)$/.test(id);

/**
 * Files of `web/src` and the rules that a module needs at once: its static imports, directly or through others, its
 * messages. The rest of the SDK is left to the bundler.
 */
export function reachableFrom(entry: string, modules: Modules): Set<string> {
  if (!modules(entry))
    throw new Error(`${entry} is an entry of web/bundle/chunkGroups.ts, but not of the build.`);
  const reached = new Set<string>();
  const waiting = [entry];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (reached.has(id) || !(isOwn(id) || isIcon(id)) || id === `${source}platform/text/m.ts` || id === RULES)
      continue;
    reached.add(id);
    const { importedIds = [], code } = modules(id) ?? {};
    waiting.push(
      ...importedIds,
      ...messagesIn(code ?? ""),
      ...rulesIn(code ?? "", modules(RULES)?.code ?? ""),
    );
  }
  return reached;
}

/** Modules reached by the entries are looked up once in a build: each file is asked for by each group. */
const reached = new Map<string, Set<string>>();

function reachedFrom(entry: string, modules: Modules): Set<string> {
  const found = reached.get(entry) ?? reachableFrom(entry, modules);
  reached.set(entry, found);
  return found;
}

/** A group of the files that each of these entries reaches, or each of those. */
function sharedBy(name: string, ...sharers: string[][]): Rolldown.CodeSplittingGroup {
  return {
    name(id, context) {
      const modules: Modules = (module) => context.getModuleInfo(module);
      const reaches = (entry: string) => reachedFrom(entry, modules).has(id);
      return sharers.some((entries) => entries.every(reaches)) ? name : null;
    },
    debugName: name,
    test: (id) => isOwn(id) || isSharedIcon(id),
  };
}

/**
 * Few chunks compress better than many small ones. The groups follow the import graph and not the names of files: a
 * file that is moved or renamed stays in its chunk.
 */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  { name: "framework", tags: ["$initial"], test: /\/node_modules\// },
  // Its parts that no first load has: otherwise the listing's chunk would have them for all.
  { name: "router", test: /\/node_modules\/@tanstack\/(react-router|router-core)\// },
  // With the links, which every first load has: a chunk of their own would cost each 200 bytes.
  sharedBy("shell", [CLIENT], [HOME, HEADER]),
  // Before the screens' own, which would have it all.
  sharedBy("goods", [LISTING, PRODUCT], [HOME, LISTING], [HOME, PRODUCT]),
  sharedBy("controls", [LISTING, CHECKOUT], [LISTING, HEADER], [HOME, CHECKOUT]),
  sharedBy("home", [HOME]),
  sharedBy("listing", [LISTING]),
  sharedBy("purchase", [PRODUCT, CHECKOUT]),
  // Every group needs them: the bundler would put them into one, and all would fetch that one whole.
  { name: "failures", test: /\/sdk\/src\/(failures|orThrow)\.ts$/ },
  // Modules that the header shares with screens that open without it are not in its chunk.
  sharedBy("order", [CHECKOUT, AFTER_FIRST_VIEW], [CHECKOUT, HEADER]),
  sharedBy("afterFirstView", [AFTER_FIRST_VIEW], [CART_DRAWER, HEADER], [PRODUCT, HEADER]),
  sharedBy("frame", [HEADER], [FOOTER]),
  sharedBy("product", [PRODUCT]),
  sharedBy("pricing", [CHECKOUT, CART_DRAWER]),
  sharedBy("summary", [CHECKOUT, ORDER]),
];
