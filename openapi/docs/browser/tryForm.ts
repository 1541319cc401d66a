import { type Base, readBases } from "./bases.ts";
import { buildRequest } from "./buildRequest.ts";
import { element } from "./element.ts";
import { followForm } from "./followForm.ts";
import { loadPageMock, resetPageMock } from "./pageMock.ts";

/** Makes the forms that try an operation work. */
export async function startTryForms(): Promise<void> {
  const forms = document.querySelectorAll<HTMLFormElement>("form.try");
  if (forms.length === 0) return;
  const bases = await readBases();
  for (const form of forms) start(form, bases);
  for (const text of document.querySelectorAll<HTMLElement>(".needs-script")) text.hidden = true;
}

function start(form: HTMLFormElement, bases: Base[]): void {
  // The first of its name: an operation may have a parameter of the same.
  const [base, scenario, example] = ["base", "scenario", "example"].map((name) =>
    form.querySelector<HTMLSelectElement>(`select[name=${name}]`),
  );
  const token = form.querySelector<HTMLInputElement>("input[name=token]");
  const key = form.querySelector<HTMLInputElement>("input[name=merchantKey]");
  const body = form.querySelector<HTMLTextAreaElement>("textarea[name=body]");
  const chosen = () => bases[base?.selectedIndex ?? 0] as Base;
  const startOver = form.querySelector(".start-over") as HTMLButtonElement;
  startOver.addEventListener("click", async () => {
    await resetPageMock();
    (form.querySelector(".answer") as HTMLElement).replaceChildren("The shop is as it was.");
  });
  const follow = () => {
    if (scenario) scenario.disabled = chosen().scenarios !== true;
    if (token && chosen().clientToken) token.value = chosen().clientToken ?? "";
    // A mock takes any key, a shop one of its own.
    if (key && (key.value === "" || key.value === key.defaultValue))
      key.value = chosen().scenarios ? key.defaultValue : "";
    startOver.hidden = chosen().inPage !== true;
  };
  base?.append(
    ...bases.map(({ name, url, inPage }) => element("option", {}, inPage ? name : `${name}: ${url}`)),
  );
  base?.addEventListener("change", follow);
  example?.addEventListener("change", () => {
    if (body) body.value = example.value;
  });
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    void send(form, chosen());
  });
  const write = () => {
    const address = sampleBase(chosen());
    void followForm(form, buildRequest(form, address), address);
  };
  form.addEventListener("input", write);
  form.addEventListener("change", write);
  follow();
  form.hidden = false;
}

/** Where a program sends what the form does: the mock in this page is in no program's reach. */
const sampleBase = ({ url, inPage }: Base): string => (inPage ? "http://localhost:4010/api" : url);

async function send(form: HTMLFormElement, base: Base): Promise<void> {
  const answer = form.querySelector(".answer") as HTMLElement;
  const button = form.querySelector(".send") as HTMLButtonElement;
  button.disabled = true;
  const started = performance.now();
  try {
    const request = buildRequest(form, base.url);
    const response = await (base.inPage ? (await loadPageMock()).fetch(request) : fetch(request));
    const text = await response.text();
    const took = (performance.now() - started).toLocaleString("en", { maximumFractionDigits: 0 });
    answer.replaceChildren(...describe(response, text, took));
  } catch (error) {
    answer.replaceChildren(
      element(
        "p",
        { className: "failed" },
        `No answer from ${base.url}: ${(error as Error).message}. Is it running?`,
      ),
    );
  }
  button.disabled = false;
}

function describe(response: Response, text: string, took: string): Node[] {
  const headers = [...response.headers].map(([name, value]) => `${name}: ${value}`).join("\n");
  return [
    element(
      "p",
      { className: "status" },
      element("strong", {}, `${response.status} ${response.statusText}`.trim()),
      ` in ${took} ms`,
    ),
    element("details", {}, element("summary", {}, "Headers"), sample(headers, "Headers of the answer")),
    ...(text ? [sample(indented(text), "Body of the answer")] : []),
  ];
}

function sample(text: string, label: string): HTMLElement {
  const pre = element("pre", { tabIndex: 0 }, element("code", {}, text));
  pre.setAttribute("role", "group");
  pre.setAttribute("aria-label", label);
  return pre;
}

function indented(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
