/** Copies a text to the clipboard; false where the browser refuses that, or has no clipboard, as on a page without HTTPS. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
