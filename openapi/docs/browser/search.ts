import MiniSearch from "minisearch";
import { searchOptions } from "../search/words.ts";
import { element } from "./element.ts";

declare global {
  interface Window {
    /** Put here by the script of the index. */
    veloursIndex: string;
  }
}

const root = document.documentElement.dataset.root ?? "./";
let index: Promise<MiniSearch> | undefined;

/** The search behind the button, `/` and Ctrl-K. Its index is a script, loaded when it is first opened. */
export function openSearch(): void {
  const input = element("input", { type: "search", autocomplete: "off", spellcheck: false });
  input.setAttribute("aria-label", "Search the documentation");
  input.placeholder = "Operations, errors, fields, guides";
  const results = element("ul", { className: "results" });
  const count = element("p", { className: "count" });
  count.setAttribute("role", "status");
  const close = element("button", { type: "button", className: "close" }, "Close");
  const dialog = element(
    "dialog",
    { className: "search" },
    element("div", { className: "field" }, input, close),
    count,
    results,
  );
  dialog.setAttribute("aria-label", "Search");
  document.body.append(dialog);

  const open = () => {
    if (dialog.open) return;
    index ??= loadIndex();
    dialog.showModal();
    input.select();
  };
  const button = document.querySelector<HTMLButtonElement>(".open-search");
  if (button) {
    button.hidden = false;
    button.addEventListener("click", open);
  }
  close.addEventListener("click", () => dialog.close());
  dialog.addEventListener("click", (event) => {
    if (event.target === dialog) dialog.close();
  });
  document.addEventListener("keydown", (event) => {
    const isTyping = (event.target as Element).closest("input, textarea, select") !== null;
    const asks =
      (event.key === "/" && !isTyping) ||
      (event.key.toLowerCase() === "k" && (event.ctrlKey || event.metaKey));
    if (!asks) return;
    event.preventDefault();
    open();
  });
  dialog.addEventListener("keydown", (event) => moveThrough(event, input, results));
  input.addEventListener("input", async () => {
    const query = input.value;
    const found = query.trim() ? (await index)?.search(query).slice(0, 12) : undefined;
    if (input.value === query) show(found, results, count);
  });
}

type Found = ReturnType<MiniSearch["search"]>;

function show(found: Found | undefined, results: HTMLElement, count: HTMLElement): void {
  results.replaceChildren(
    ...(found ?? []).map(({ id, title, kind, summary }) =>
      element(
        "li",
        {},
        element(
          "a",
          { href: `${root}${id}.html` },
          element("strong", {}, title),
          element("span", { className: "kind" }, kind),
          element("span", { className: "summary" }, summary),
        ),
      ),
    ),
  );
  count.textContent =
    found === undefined ? "" : found.length === 0 ? "Nothing found" : `${found.length} found`;
}

/** Arrows go through the results, Enter in the field opens the first. */
function moveThrough(event: KeyboardEvent, input: HTMLInputElement, results: HTMLElement): void {
  const links = [...results.querySelectorAll("a")];
  const at = links.indexOf(document.activeElement as HTMLAnchorElement);
  if (event.key === "Enter" && document.activeElement === input) links[0]?.click();
  if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
  event.preventDefault();
  const next = at + (event.key === "ArrowDown" ? 1 : -1);
  (links[Math.min(next, links.length - 1)] ?? input).focus();
}

function loadIndex(): Promise<MiniSearch> {
  return new Promise((resolve, reject) => {
    const script = element("script", { src: document.documentElement.dataset.search ?? "" });
    script.onload = () => resolve(MiniSearch.loadJSON(window.veloursIndex, searchOptions));
    script.onerror = reject;
    document.head.append(script);
  });
}
