import { productLink, withLanguage } from "@velours/sdk/rules";
import type { Product } from "@velours/sdk/types";
import { Share2 } from "lucide-react";
import { useState } from "react";
import { useShop } from "../../platform/api/useShop.ts";
import { m } from "../../platform/text/m.ts";
import { useText } from "../../platform/text/useText.ts";
import { Button } from "../../platform/ui/Button.tsx";
import { shareProduct } from "./shareProduct.ts";

/** Passes the product's address on, with the variant chosen and without what an advertisement added to it. */
export function ProductShare({ product }: { product: Product }) {
  const text = useText();
  const { language } = useShop();
  const [message, setMessage] = useState("");
  async function share() {
    setMessage("");
    const variant = new URLSearchParams(location.search).get("variant");
    const chosen = variant ? `?variant=${encodeURIComponent(variant)}` : "";
    const url = location.origin + withLanguage(productLink(product), language) + chosen;
    const result = await shareProduct({ title: product.title, url }, navigator);
    if (result === "copied") setMessage(text(m.link_copied));
    if (result === "failed") setMessage(text(m.link_not_copied, { url }));
  }
  return (
    <>
      <Button variant="text" size="medium" onClick={() => void share()}>
        <Share2 aria-hidden="true" size={18} />
        {text(m.share_product)}
      </Button>
      <span role="status" className="min-w-0 text-sm wrap-anywhere text-ink-soft">
        {message}
      </span>
    </>
  );
}
