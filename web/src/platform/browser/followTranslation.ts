/** Texts that a translating browser has taken out of the page, with the element it put in their place. */
const translations = new WeakMap<Node, ChildNode>();

/** Elements that stand in a text's place. */
const used = new WeakSet<Node>();

const isTranslation = (node: Node): node is HTMLElement => node.nodeName === "FONT";

/** The newest translation of a text; a page can be translated again. */
function newestTranslation(text: Node): ChildNode | undefined {
  let translation = translations.get(text);
  for (let next = translation; next; next = translations.get(next)) translation = next;
  return translation;
}

/** The child of `parent` that shows `node`: itself, its translation, or the translation that it was moved into. */
function shownIn(parent: Node, node: Node): Node | undefined {
  const translation = newestTranslation(node);
  if (translation?.parentNode === parent) return translation;
  let shown: Node | null = node;
  while (shown && shown.parentNode !== parent) {
    shown = shown.parentNode;
    if (shown && !isTranslation(shown)) return undefined;
  }
  return shown ?? undefined;
}

/**
 * Lets a browser translate the page: it puts `<font>` elements in the place of texts, and React, which still holds the
 * texts, could neither remove nor move them, and what it writes would not be seen. React leaves this to its users:
 * https://github.com/facebook/react/issues/11538. Before `hydrateRoot`.
 */
export function followTranslation(): void {
  const texts = new MutationObserver((records) => {
    for (const { target } of records) {
      const translation = newestTranslation(target);
      if (translation && !translation.contains(target)) translation.textContent = target.nodeValue;
    }
  });
  let isTranslated = false;
  new MutationObserver((records) => {
    if (!records.some(({ addedNodes }) => [...addedNodes].some(isTranslation))) return;
    isTranslated = true;
    // Translation and removal of a text may come in records of their own.
    for (const { removedNodes, previousSibling, nextSibling, addedNodes } of records) {
      for (const text of removedNodes) {
        if (text.nodeType !== Node.TEXT_NODE && !isTranslation(text)) continue;
        const translation = [...addedNodes, previousSibling, nextSibling].find(
          (node) => node !== null && isTranslation(node) && !used.has(node),
        );
        if (!translation) continue;
        used.add(translation);
        translations.set(text, translation as ChildNode);
        texts.observe(text, { characterData: true });
      }
    }
  }).observe(document, { childList: true, subtree: true });

  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    if (!isTranslated || child.parentNode === this) return removeChild.call(this, child) as Child;
    const shown = shownIn(this, child);
    if (shown) removeChild.call(this, shown);
    return child;
  };
  Node.prototype.insertBefore = function <Child extends Node>(
    this: Node,
    child: Child,
    before: Node | null,
  ): Child {
    if (!isTranslated) return insertBefore.call(this, child, before) as Child;
    newestTranslation(child)?.remove();
    translations.delete(child);
    return insertBefore.call(this, child, before && (shownIn(this, before) ?? null)) as Child;
  };
}
