export interface Query {
  role: "button" | "checkbox" | "combobox" | "heading" | "link" | "option" | "radio" | "text" | "textbox";
  /** The whole name, or a part of it as a pattern. */
  name: string | RegExp;
  /** A CSS selector of what it is in. */
  within?: string;
}

/** A query as it travels into the page. */
export interface PageQuery {
  selector: string | null;
  exact: string | null;
  pattern: string;
  within: string;
}

const SELECTORS: Record<Query["role"], string | null> = {
  button: "button, [role=button], input[type=submit]",
  checkbox: "input[type=checkbox], [role=checkbox]",
  combobox: "select, [role=combobox]",
  heading: "h1, h2, h3, h4, [role=heading]",
  link: "a[href]",
  option: "option, [role=option]",
  radio: "input[type=radio], [role=radio]",
  text: null,
  textbox: "input:not([type=radio], [type=checkbox], [type=hidden]), textarea",
};

export const toPageQuery = ({ role, name, within }: Query): PageQuery => ({
  selector: SELECTORS[role],
  exact: typeof name === "string" ? name : null,
  pattern: typeof name === "string" ? "" : name.source,
  within: within ?? "body",
});

/** The first visible element that a query means. Runs in the page, so it uses nothing outside itself. */
export function findElement({ selector, exact, pattern, within }: PageQuery): Element | null {
  const clean = (text: string | null | undefined) => (text ?? "").replace(/\s+/g, " ").trim();
  const matches = (text: string) => (exact === null ? new RegExp(pattern).test(text) : text === exact);
  const isVisible = (element: Element) =>
    element.getClientRects().length > 0 && getComputedStyle(element).visibility === "visible";
  const nameOf = (element: Element) => {
    const ids = element.getAttribute("aria-labelledby")?.split(" ") ?? [];
    const labelled = ids.map((id) => document.getElementById(id)?.textContent).join(" ");
    // A required field's label ends with a star.
    const labels = [...((element as HTMLInputElement).labels ?? [])].map((label) =>
      label.textContent.replace(/\s*\*\s*$/, ""),
    );
    const image = element.querySelector("img")?.alt;
    const names = [
      labelled,
      element.getAttribute("aria-label"),
      labels.join(" "),
      element.textContent,
      image,
    ];
    return names.map(clean).find(Boolean) ?? "";
  };
  for (const root of document.querySelectorAll(within)) {
    for (const element of root.querySelectorAll(selector ?? "*")) {
      const isMeant =
        selector === null
          ? matches(clean(element.textContent)) &&
            ![...element.children].some((child) => matches(clean(child.textContent)))
          : matches(nameOf(element));
      if (isMeant && isVisible(element)) return element;
    }
  }
  return null;
}
