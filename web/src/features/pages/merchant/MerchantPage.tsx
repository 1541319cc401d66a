import { useShop } from "../../../platform/api/useShop.ts";
import { formatDate } from "../../../platform/text/formatDate.ts";
import { m } from "../../../platform/text/m.ts";
import { useText } from "../../../platform/text/useText.ts";
import { Html } from "../../../platform/ui/Html.tsx";
import type { MerchantPageData } from "./loadMerchantPage.ts";
import { PageLinks } from "./PageLinks.tsx";

/** A page of the merchant's words, with the way to the others. */
export function MerchantPage({ data: { page } }: { data: MerchantPageData }) {
  const text = useText();
  const { language } = useShop();
  const day = page.updated_at && formatDate(page.updated_at, language);
  return (
    <div className="page py-14 tablet:py-20">
      <div className="grid gap-12 desktop:grid-cols-[minmax(0,42rem)_16rem] desktop:justify-between">
        <article>
          <h1 className="text-4xl font-bold">{page.title}</h1>
          {day && <p className="mt-2 text-sm text-ink-faint">{text(m.page_updated, { day })}</p>}
          <Html html={page.html} className="prose-page mt-8" />
        </article>
        <PageLinks current={page.handle} />
      </div>
    </div>
  );
}
