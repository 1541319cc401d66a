/** In this order: a browser names those it is made from as well. */
const browsers: [RegExp, string][] = [
  [/\bEdg(e|A|iOS)?\//, "Edge"],
  [/\b(OPR|OPiOS)\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\b(Firefox|FxiOS)\//, "Firefox"],
  [/\b(Chrome|Chromium|CriOS)\//, "Chrome"],
  [/\bVersion\/\S+ .*\bSafari\//, "Safari"],
];

const systems: [RegExp, string][] = [
  [/\b(iPhone|iPad|iPod)\b/, "iOS"],
  [/\bAndroid\b/, "Android"],
  [/\bWindows\b/, "Windows"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bMac OS X\b/, "macOS"],
  [/\bLinux\b/, "Linux"],
];

/** Browser and operating system as a User-Agent names them, so that a member knows a session again; null when it does not say. */
export function describeDevice(userAgent: string | null): { browser: string | null; system: string | null } {
  const nameIn = (names: [RegExp, string][]) =>
    names.find(([pattern]) => pattern.test((userAgent ?? "").slice(0, 300)))?.[1] ?? null;
  return { browser: nameIn(browsers), system: nameIn(systems) };
}
