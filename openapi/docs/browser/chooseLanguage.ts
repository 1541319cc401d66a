import { element } from "./element.ts";

const storageName = "velours-docs-language";
const languages = ["ts", "sh", "python", "go"];

/** Shows the samples of a call in one language, the one that was chosen last on any page. */
export function chooseLanguage(): void {
  const aside = document.querySelector("aside.samples");
  const figures = [...(aside?.querySelectorAll<HTMLElement>("figure.code") ?? [])].filter(({ dataset }) =>
    languages.includes(dataset.language ?? ""),
  );
  if (aside === null || figures.length < 2) return;
  const buttons = figures.map(({ dataset, firstElementChild: caption }) => {
    const button = element(
      "button",
      { type: "button", value: dataset.language ?? "" },
      caption?.firstElementChild?.textContent ?? "",
    );
    button.addEventListener("click", () => {
      keep(button.value);
      show(button.value);
    });
    return button;
  });
  const show = (language: string) => {
    for (const button of buttons) button.setAttribute("aria-pressed", String(button.value === language));
    for (const figure of figures) figure.hidden = figure.dataset.language !== language;
  };
  const group = element("div", { className: "languages" }, ...buttons);
  group.setAttribute("role", "group");
  group.setAttribute("aria-label", "Language of the sample");
  aside.prepend(group);
  const kept = read();
  show(buttons.some(({ value }) => value === kept) ? kept : (buttons[0]?.value ?? ""));
}

function read(): string {
  try {
    return localStorage.getItem(storageName) ?? "";
  } catch {
    return "";
  }
}

/** Where nothing can be kept, the choice ends with the page. */
function keep(language: string): void {
  try {
    localStorage.setItem(storageName, language);
  } catch {}
}
