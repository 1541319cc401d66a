const quote = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

/** A command for a POSIX shell that sends a request again. */
export function toCurl(
  method: string,
  url: string,
  { headers, body }: { headers: Record<string, string>; body: string },
): string {
  const sent = { ...headers, ...(body !== "" && { "content-type": "application/json" }) };
  return [
    "curl -i --globoff",
    ...(method === "GET" ? [] : [`-X ${method}`]),
    quote(url),
    ...Object.entries(sent).map(([name, value]) => `-H ${quote(`${name}: ${value}`)}`),
    ...(body === "" ? [] : [`--data-raw ${quote(body)}`]),
  ].join(" ");
}
