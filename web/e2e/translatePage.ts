/**
 * Does in a page what Chrome's translation does: each visible text, and each that comes later, is replaced by
 * `<font><font>…</font></font>`. The words stay, so that the page can be read. It runs in the browser, by itself.
 */
export function translatePage(): void {
  const untranslated = "script, style, noscript, textarea, title, option, svg, font, [translate=no]";
  function replace(text: Text) {
    if (!text.parentElement || text.parentElement.closest(untranslated) || !text.data.trim()) return;
    const outer = document.createElement("font");
    const inner = document.createElement("font");
    inner.textContent = text.data;
    outer.append(inner);
    text.before(outer);
    text.remove();
  }
  function replaceAll(root: Node) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    if (root instanceof Text) texts.push(root);
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) replace(text);
  }
  new MutationObserver((records) => {
    for (const { addedNodes, target, type } of records) {
      if (type === "characterData") replaceAll(target);
      for (const node of addedNodes) replaceAll(node);
    }
  }).observe(document, { childList: true, subtree: true, characterData: true });
  replaceAll(document);
}
