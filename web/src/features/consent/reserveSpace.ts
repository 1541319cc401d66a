/** Keeps what has the focus, and the end of the page, from lying under an element that stands at the bottom of the window. */
export function reserveSpace(element: HTMLElement): () => void {
  const { style } = document.documentElement;
  const measure = () => style.setProperty("--reserved", `${element.offsetHeight + 16}px`);
  const observer = new ResizeObserver(measure);
  measure();
  observer.observe(element);
  return () => {
    observer.disconnect();
    style.removeProperty("--reserved");
  };
}
