import { createIds } from "./createIds.ts";

const header = "x-mock-session";
const newId = createIds();
/** Where nothing can be kept, the session ends with the page or the program. */
let ownId: string | undefined;

/**
 * A header that gives this browser a mock shop of its own, also when pages of one origin in other browsers use the same
 * mock: `createClient({ headers: browserSession() })`. All tabs of the browser share it; a program has another one each
 * time it runs.
 */
export function browserSession(): Record<typeof header, string> {
  ownId ??= readKept() ?? newId();
  return { [header]: ownId };
}

function readKept(): string | undefined {
  if (!("document" in globalThis)) return undefined;
  try {
    const kept = localStorage.getItem(header) ?? newId();
    localStorage.setItem(header, kept);
    return kept;
  } catch {
    // The browser keeps nothing for this page.
    return undefined;
  }
}
