/** Hands a file that was loaded to the browser, which saves it under this name. */
export function downloadFile(file: Blob, name: string): void {
  const href = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = href;
  link.download = name;
  link.click();
  // Safari reads the address after the click has returned.
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
}
