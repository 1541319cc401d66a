import type { Product } from "@velours/sdk/types";
import { ChevronDown } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { useShop } from "../../platform/api/useShop.ts";
import { lazyPart } from "../../platform/chunks/lazyPart.tsx";
import { returnsText } from "../../platform/sites/returnsText.ts";
import { useRegion } from "../../platform/sites/useRegion.ts";
import { useSite } from "../../platform/sites/useSite.ts";
import { useSiteText } from "../../platform/sites/useSiteText.ts";
import { m, useText } from "../../platform/text/useText.ts";
import { Button } from "../../platform/ui/Button.tsx";
import { classes } from "../../platform/ui/classes.ts";
import { Html } from "../../platform/ui/Html.tsx";
import { productFacts } from "./productFacts.ts";

const BundleProducts = lazyPart(async () => (await import("./BundleProducts.tsx")).BundleProducts);

/** Contents of a bundle, loaded when its details are opened. */
function BundleDetails({ ids }: { ids: readonly number[] }) {
  const text = useText();
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <div className="border-b border-line py-4">
      <Button
        variant="text"
        size="small"
        className="inline-block! first-letter:uppercase"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {text(m.view_more_details)}
      </Button>
      <div id={id} hidden={!open}>
        {open && <BundleProducts ids={ids} />}
      </div>
    </div>
  );
}

/** The facts of a product as a table; nothing when none are known. */
function ProductFacts({ product }: { product: Product }) {
  const text = useText();
  const shop = useShop();
  const { country } = useRegion();
  const facts = productFacts(product, shop, country === "US", text);
  if (facts.length === 0) return null;
  return (
    <section className="border-b border-line py-4">
      <h2 className="mb-2 font-semibold">{text(m.details)}</h2>
      <table className="w-full text-left">
        <tbody>
          {facts.map(({ key, label, value }) => (
            <tr key={key} className="border-t border-line align-top first:border-0">
              <th scope="row" className="w-2/5 py-2 pr-4 font-normal text-ink-faint">
                {label}
              </th>
              <td className="py-2">{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const longDescription = 600;

/** Description, facts and promises, one under the other. */
export function ProductDetails({ product, shipped }: { product: Product; shipped: boolean }) {
  const text = useText();
  const { language } = useShop();
  const description = product.description ?? "";
  const contents = product.contents ?? [];
  const bundled = product.bundle_product_ids ?? [];
  const site = useSite();
  const promises = [useSiteText()("parcel"), returnsText(site, language, text)].filter(Boolean);
  const [whole, setWhole] = useState(description.length <= longDescription);
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
      {contents.length > 0 && (
        <section className="border-b border-line py-4">
          <h2 className="mb-2 font-semibold">{text(m.bundle_contents)}</h2>
          <ul className="list-disc pl-5 text-ink-soft">
            {contents.map((thing) => (
              <li key={thing}>{thing}</li>
            ))}
          </ul>
        </section>
      )}
      {product.type === "Bundle" && bundled.length > 0 && <BundleDetails ids={bundled} />}
      <ProductFacts product={product} />
      {shipped && promises.length > 0 && (
        <Section title={text(m.shipping_and_returns)}>
          <p className="text-ink-soft">{promises.join(" ")}</p>
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
