import type { AnyRouter } from "@tanstack/react-router";
import { parsePath } from "@velours/sdk/rules";

const NAME = "product-picture";

/** By then the picture has arrived, ms. */
const LONGEST = 1_000;

function findProduct(address: string): number | undefined {
  const path = parsePath(address);
  // Below a listing of the site's own, which its navigation alone knows, a product's address reads as one that moved.
  return path && "id" in path ? path.id : undefined;
}

const isInView = (element: Element): boolean => {
  const { top, bottom, width } = element.getBoundingClientRect();
  return width > 0 && bottom > 0 && top < innerHeight;
};

/** The picture in the gallery of a product's page, or that of the product's card in a list. */
function findPicture(path: string, product: number): HTMLElement | undefined {
  const pictures =
    findProduct(path) === product
      ? document.querySelectorAll<HTMLElement>('main button > img[fetchpriority="high"]')
      : [...document.querySelectorAll<HTMLAnchorElement>("article a")]
          .filter(({ pathname }) => findProduct(pathname) === product)
          .flatMap((link) => link.closest("article")?.querySelector("img") ?? []);
  return [...pictures].find(isInView);
}

/** Lets the picture of a product's card grow into the one of its page, and back. Anything else changes at once. */
export function startPictureTransitions(router: AnyRouter): void {
  const still = matchMedia("(prefers-reduced-motion: reduce)");
  let shown: HTMLElement[] = [];
  let product: number | undefined;

  function clear() {
    for (const picture of shown) picture.style.viewTransitionName = "";
    shown = [];
  }

  function name(picture: HTMLElement) {
    clear();
    picture.style.viewTransitionName = NAME;
    shown = [picture];
  }

  router.update({
    ...router.options,
    defaultViewTransition: {
      types: ({ fromLocation, toLocation, pathChanged }) => {
        clear();
        product = undefined;
        if (!fromLocation || !pathChanged || still.matches) return false;
        const [from, to] = [findProduct(fromLocation.pathname), findProduct(toLocation.pathname)];
        // From one product to another no picture is the same.
        if (from !== undefined && to !== undefined) return false;
        const id = from ?? to;
        const picture = id !== undefined && findPicture(fromLocation.pathname, id);
        if (!picture) return false;
        product = id;
        name(picture);
        return ["product"];
      },
    },
  });

  // Within the transition: the new page is drawn, and not shown yet.
  router.subscribe("onRendered", ({ toLocation }) => {
    if (product === undefined) return;
    const picture = findPicture(toLocation.pathname, product);
    product = undefined;
    if (picture) name(picture);
    else clear();
    setTimeout(clear, LONGEST);
  });
}
