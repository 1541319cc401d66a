/** Value of one cookie in a Cookie header or in `document.cookie`. */
export function cookieIn(cookies: string, name: string): string | undefined {
  for (const pair of cookies.split(";")) {
    const [key, ...value] = pair.trim().split("=");
    if (key === name) return decodeURIComponent(value.join("="));
  }
  return undefined;
}
