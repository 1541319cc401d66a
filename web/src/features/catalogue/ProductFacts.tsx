import type { Product } from "@velours/sdk/types";
import { useShop } from "../../platform/api/useShop.ts";
import { useRegion } from "../../platform/sites/useRegion.ts";
import { m } from "../../platform/text/m.ts";
import { useText } from "../../platform/text/useText.ts";
import { productFacts } from "./productFacts.ts";

/** The facts of a product as a table; nothing when none are known. */
export function ProductFacts({ product }: { product: Product }) {
  const text = useText();
  const { language } = useShop();
  const { country } = useRegion();
  const facts = productFacts(product, language, country === "US", text);
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
