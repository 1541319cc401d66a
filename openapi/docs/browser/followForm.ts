import { formatCall } from "../../generate/examples/formatCall.ts";
import { formatCurl } from "../samples/formatCurl.ts";
import { formatGo } from "../samples/formatGo.ts";
import { formatPython } from "../samples/formatPython.ts";
import type { PlainRequest } from "../samples/PlainRequest.ts";
import { toAddress } from "./buildRequest.ts";

/** Writes the page's samples for what the form says: its values, and the API's address that it sends to. */
export async function followForm(form: HTMLFormElement, request: Request, base: string): Promise<void> {
  const body = parse(await request.text());
  if (body.isBroken) return;
  const { answer } = form.dataset;
  const plain: PlainRequest = {
    method: request.method,
    address: request.url,
    headers: Object.fromEntries(request.headers),
    ...("value" in body && { body: body.value }),
    ...(answer !== undefined && { answer }),
  };
  const figure = (language: string) =>
    document.querySelector<HTMLElement>(`aside.samples figure[data-language="${language}"]`);
  const write = (language: string, format: (before: string) => string) => {
    const code = figure(language)?.querySelector("code");
    if (code) code.textContent = format(code.textContent ?? "").trimEnd();
  };
  write("sh", () => formatCurl(plain));
  write("python", () => formatPython(plain));
  write("go", () => formatGo(plain));
  write("ts", (before) => changeCall(before, form, plain, toAddress(base).href));
  // It would run what the page was written with.
  const run = figure("ts")?.querySelector<HTMLElement>(".run");
  if (run) run.hidden = true;
}

/** The body of a request; `isBroken` while somebody is typing it. */
function parse(text: string): { value?: unknown; isBroken?: true } {
  if (text === "") return {};
  try {
    return { value: JSON.parse(text) };
  } catch {
    return { isBroken: true };
  }
}

/** A program of the SDK with the values of the form in its call and its client. */
function changeCall(
  program: string,
  form: HTMLFormElement,
  { body, headers }: PlainRequest,
  base: string,
): string {
  const inputs = [...form.querySelectorAll<HTMLInputElement>("input[data-in]")].filter(
    ({ value }) => value !== "",
  );
  const values = (place: string) => {
    const found: Record<string, unknown> = {};
    for (const input of inputs.filter(({ dataset }) => dataset.in === place)) put(found, input);
    return found;
  };
  const id = form.dataset.operation ?? "";
  const call = formatCall(
    { id },
    { path: values("path"), query: values("query"), body, hasBody: body !== undefined },
  );
  const value = (header: string) => JSON.stringify(headers[header] ?? "");
  return program
    .replace(/= await shop\.\w+\([\s\S]*?\);\n/, () => `= ${call};\n`)
    .replace(/baseUrl: "[^"]*"/, () => `baseUrl: ${JSON.stringify(base)}`)
    .replace(/clientToken: "[^"]*"/, () => `clientToken: ${value("x-client-token")}`)
    .replace(/"x-merchant-key": "[^"]*"/, () => `"x-merchant-key": ${value("x-merchant-key")}`);
}

/** `configuration[currency]` is a value within another one. */
function put(values: Record<string, unknown>, { name, value, dataset }: HTMLInputElement): void {
  const names = name.split(/[[\]]+/).filter(Boolean);
  const last = names.pop() ?? name;
  let place = values;
  for (const own of names) {
    place[own] ??= {};
    place = place[own] as Record<string, unknown>;
  }
  const isLiteral = "literal" in dataset && /^(?:-?\d+(?:\.\d+)?|true|false)$/.test(value);
  place[last] = isLiteral ? JSON.parse(value) : value;
}
