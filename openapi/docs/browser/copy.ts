/** Each sample's button puts its code on the clipboard. */
export function showCopyButtons(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>("button.copy")) {
    const code = button.closest("figure")?.querySelector("code");
    button.hidden = false;
    button.setAttribute(
      "aria-label",
      `Copy: ${button.closest("figcaption")?.firstElementChild?.textContent}`,
    );
    button.addEventListener("click", async () => {
      await navigator.clipboard.writeText(code?.textContent ?? "");
      button.textContent = "Copied";
      setTimeout(() => {
        button.textContent = "Copy";
      }, 1500);
    });
  }
}
