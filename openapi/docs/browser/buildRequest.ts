/** The request a form describes. Empty fields that need not be are left out. */
export function buildRequest(form: HTMLFormElement, base: string): Request {
  const inputs = [...form.querySelectorAll<HTMLInputElement>("input[data-in]")].filter(
    ({ value }) => value !== "",
  );
  const of = (place: string) => inputs.filter((input) => input.dataset.in === place);
  const method = form.dataset.method ?? "GET";
  const values = new FormData(form);
  let path = form.dataset.path ?? "";
  for (const { name, value } of of("path")) path = path.replace(`{${name}}`, encodeURIComponent(value));
  const query = new URLSearchParams();
  for (const { name, value } of of("query")) query.append(name, value);
  const headers = new Headers();
  for (const { name, value } of of("header")) headers.set(name, value);
  headers.set("x-client-token", String(values.get("token")));
  const key = String(values.get("merchantKey") ?? "");
  if (key) headers.set("x-merchant-key", key);
  const scenario = String(values.get("scenario") ?? "");
  if (scenario) headers.set("prefer", scenario);
  const body = values.get("body");
  if (body !== null) headers.set("content-type", "application/json");
  // A page of the mock's gallery keeps scenarios to one operation by a cookie; what is asked for here counts.
  const credentials = scenario ? "omit" : "same-origin";
  return new Request(toAddress(`${base}${path}${query.size > 0 ? `?${query}` : ""}`), {
    method,
    headers,
    credentials,
    body,
  });
}

/** A page that was opened from a disk has no origin an address could start at. */
export const toAddress = (address: string): URL =>
  new URL(address, location.protocol.startsWith("http") ? location.href : "http://localhost");
