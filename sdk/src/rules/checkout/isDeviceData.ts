/**
 * True for a JSON object, which is all the gateway's collector makes. Anything else came from a page that
 * broke.
 */
export function isDeviceData(text: string | null | undefined): boolean {
  try {
    const data: unknown = JSON.parse(text ?? "");
    return typeof data === "object" && data !== null && !Array.isArray(data);
  } catch {
    return false;
  }
}
