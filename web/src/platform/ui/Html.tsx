import { useRouter } from "@tanstack/react-router";
import type { MouseEvent } from "react";
import { useShop } from "../api/useShop.ts";
import { classes } from "./classes.ts";
import { inPageAddress, rewriteLinks } from "./shopLinks.ts";

/** HTML a merchant wrote, as the API gives it; its links are the shop's. The API cleans it; nothing a shopper typed comes here. */
export function Html({ html, className }: { html: string; className?: string }) {
  const shop = useShop();
  const router = useRouter({ warn: false });
  function follow(event: MouseEvent) {
    const address = inPageAddress(event, event.target as Element);
    if (address === null) return;
    event.preventDefault();
    router.history.push(address);
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only clicks on its links are handled, and Enter clicks a link
    // biome-ignore lint/a11y/useKeyWithClickEvents: the same
    <div
      className={classes("prose", className)}
      onClick={follow}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: descriptions are HTML by contract
      dangerouslySetInnerHTML={{ __html: rewriteLinks(html, shop) }}
    />
  );
}
