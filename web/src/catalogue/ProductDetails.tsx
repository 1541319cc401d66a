import type { Product } from "@velours/sdk/types";
import { ChevronDown } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useShop } from "../shop/useShop.ts";
import { m } from "../text/m.ts";
import { useText } from "../text/useText.ts";
import { Button } from "../ui/Button.tsx";
import { classes } from "../ui/classes.ts";
import { Html } from "../ui/Html.tsx";
import { BundleDetails } from "./BundleDetails.tsx";
import { groupLabel, optionLabel } from "./filterLabels.ts";

const longDescription = 600;

/** Description, facts and promises, one under the other. */
export function ProductDetails({ product, shipped }: { product: Product; shipped: boolean }) {
  const text = useText();
  const { language } = useShop();
  const description = product.description ?? "";
  const bundled = product.bundle_product_ids ?? [];
  const [whole, setWhole] = useState(description.length <= longDescription);
  const facts = Object.entries(product.attributes ?? {}).filter(([, values]) => values.length > 0);
  return (
    <div className="border-t border-line">
      {description && (
        <Section title={text(m.description)} open>
          <Html html={description} className={classes("text-ink-soft", !whole && "line-clamp-5")} />
          {!whole && (
            <Button variant="text" size="small" onClick={() => setWhole(true)}>
              {text(m.read_more)}
            </Button>
          )}
        </Section>
      )}
      {product.type === "Bundle" && bundled.length > 0 && <BundleDetails ids={bundled} />}
      {facts.length > 0 && (
        <Section title={text(m.details)}>
          <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1.5">
            {facts.map(([key, values]) => (
              <div key={key} className="contents">
                <dt className="text-ink-faint">{groupLabel(key, text)}</dt>
                <dd>{values.map((value) => optionLabel(key, value, "USD", language, text)).join(", ")}</dd>
              </div>
            ))}
          </dl>
        </Section>
      )}
      {shipped && (
        <Section title={text(m.shipping_and_returns)}>
          <p className="text-ink-soft">{text(m.shipping_and_returns_text)}</p>
        </Section>
      )}
    </div>
  );
}

function Section({ title, open = false, children }: { title: string; open?: boolean; children: ReactNode }) {
  return (
    <details open={open} className="group border-b border-line">
      <summary className="flex min-h-14 list-none items-center justify-between font-semibold">
        {title}
        <ChevronDown aria-hidden="true" size={18} className="transition-transform group-open:rotate-180" />
      </summary>
      <div className="pb-5">{children}</div>
    </details>
  );
}
