import type { FieldStyles } from "./messages.ts";

const properties = new Set([
  "appearance",
  "color",
  "direction",
  "font",
  "font-family",
  "font-size",
  "font-size-adjust",
  "font-stretch",
  "font-style",
  "font-variant",
  "font-weight",
  "letter-spacing",
  "line-height",
  "margin",
  "opacity",
  "outline",
  "padding",
  "padding-bottom",
  "padding-left",
  "padding-right",
  "padding-top",
  "text-align",
  "text-shadow",
  "transition",
]);

const selectors: Record<string, string> = {
  input: "input",
  ":focus": "input:focus",
  "::placeholder": "input::placeholder",
  ".invalid": "input.invalid",
  ".valid": "input.valid",
  "input.invalid": "input.invalid",
  "input.valid": "input.valid",
};

const sheet = new CSSStyleSheet();

/** Takes the page's wishes: known selectors and properties only, and nothing that loads anything. */
export function applyStyles(styles: FieldStyles): void {
  sheet.replaceSync("");
  for (const [selector, rules] of Object.entries(styles)) {
    const target = selectors[selector];
    if (!target) continue;
    const rule = sheet.cssRules[sheet.insertRule(`${target} {}`, sheet.cssRules.length)] as CSSStyleRule;
    for (const [name, value] of Object.entries(rules)) {
      const property = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
      if (properties.has(property) && !/url|image|\\/i.test(value)) rule.style.setProperty(property, value);
    }
  }
  document.adoptedStyleSheets = [sheet];
}
