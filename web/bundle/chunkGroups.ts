import { fileURLToPath } from "node:url";
import type { Rolldown } from "vite";

type Modules = (id: string) => Pick<Rolldown.ModuleInfo, "importedIds" | "code"> | null;

const source = fileURLToPath(new URL("../src/", import.meta.url));

/** Screens of the first load. The build fails when a file named here is not there. */
const LISTING = `${source}routes/$.tsx?tsr-split=component`;
const CHECKOUT = `${source}checkout/CheckoutFlow.tsx`;
const AFTER_FIRST_VIEW = `${source}layout/AfterFirstView.tsx`;
/** Screens that a shopper of the checkout sees before or after it. */
const BAG = `${source}cart/BagDrawer.tsx`;
const ORDER = `${source}checkout/order/CompleteStep.tsx`;

/** Messages are imported through an index that names all of them; a file needs those it names. */
const messagesIn = (code: string) =>
  [...code.matchAll(/\bm\.(\w+)/g)].map(([, name]) => `${source}text/generated/messages/${name}.js`);

/**
 * Files of `web/src` that a module needs at once: its static imports, directly or through others, and its messages.
 * The SDK is left to the bundler: it is imported through an index that names all of it.
 */
export function reachableFrom(entry: string, modules: Modules): Set<string> {
  if (!modules(entry))
    throw new Error(`${entry} is an entry of web/bundle/chunkGroups.ts, but not of the build.`);
  const reached = new Set<string>();
  const waiting = [entry];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (reached.has(id) || !id.startsWith(source) || id === `${source}text/m.ts`) continue;
    reached.add(id);
    const { importedIds = [], code } = modules(id) ?? {};
    waiting.push(...importedIds, ...messagesIn(code ?? ""));
  }
  return reached;
}

/** A group of the files that each of these entries reaches. */
function sharedBy(name: string, entries: string[]): Rolldown.CodeSplittingGroup {
  return {
    name(id, context) {
      const modules: Modules = (module) => context.getModuleInfo(module);
      return entries.every((entry) => reachableFrom(entry, modules).has(id)) ? name : null;
    },
    debugName: name,
    test: (id) => id.startsWith(source),
  };
}

/**
 * Few chunks compress better than many small ones. The groups follow the import graph and not the names of files: a
 * file that is moved or renamed stays in its chunk.
 */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  { name: "framework", tags: ["$initial"], test: /\/node_modules\// },
  { name: "shell", tags: ["$initial"] },
  // Before the listing's, which would have it all.
  sharedBy("controls", [LISTING, CHECKOUT]),
  sharedBy("listing", [LISTING]),
  sharedBy("afterFirstView", [AFTER_FIRST_VIEW]),
  sharedBy("pricing", [CHECKOUT, BAG]),
  sharedBy("summary", [CHECKOUT, ORDER]),
];
