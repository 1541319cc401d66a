import type { Order } from "@velours/sdk/types";
import { Download } from "lucide-react";
import { m } from "../../../platform/text/m.ts";
import { useText } from "../../../platform/text/useText.ts";
import { buttonClass } from "../../../platform/ui/buttonClass.ts";
import { orderLineItems } from "../../cart/lineItems.ts";

/** The e-books of an order, in view at every width: the order details are closed on a phone. */
export function Downloads({ order }: { order: Order }) {
  const text = useText();
  const books = orderLineItems(order.products).filter(({ download }) => download !== null);
  if (books.length === 0) return null;
  return (
    <section aria-labelledby="downloads" className="rounded-lg border border-line px-5 py-5 print:hidden">
      <h2 id="downloads" className="text-lg font-bold">
        {text(m.downloads)}
      </h2>
      <p className="mt-1 text-sm text-ink-soft">{text(m.downloads_kept)}</p>
      <ul className="mt-4 flex flex-col gap-4">
        {books.map(({ key, title, download }) => (
          <li key={key} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <span className="font-semibold">{title}</span>
            <a
              href={download ?? undefined}
              target="_blank"
              rel="noopener noreferrer"
              className={buttonClass({ size: "small" })}
            >
              <Download aria-hidden="true" size={18} />
              {text(m.download_ebook)}
              <span className="sr-only"> {title}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
