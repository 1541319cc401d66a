import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { getMerchantProductQuery } from "@velours/sdk/query";
import { withLanguage } from "@velours/sdk/rules";
import type { MerchantProduct } from "@velours/sdk/types";
import { ExternalLink } from "lucide-react";
import { useState } from "react";
import type { Message } from "../../platform/text/Message.ts";
import { Badge } from "../../platform/ui/Badge.tsx";
import { Button } from "../../platform/ui/Button.tsx";
import { buttonClass } from "../../platform/ui/buttonClass.ts";
import { Notice } from "../../platform/ui/Notice.tsx";
import { DeskLink } from "../DeskLink.tsx";
import { m, useDesk, useDeskText, useMay, useMayForAll } from "../desk.ts";
import { BackLink } from "../frame/BackLink.tsx";
import { Lost } from "../frame/Lost.tsx";
import { Stored } from "../frame/Stored.tsx";
import { readCurrent } from "../readCurrent.ts";
import { useChange } from "../useChange.ts";
import { useSites } from "../useSites.ts";
import { PricesForm } from "./PricesForm.tsx";
import { listCurrencies } from "./priceDrafts.ts";
import { productStateTexts } from "./productStateTexts.ts";

/** A product: its prices, and whether it is sold; the way to its words, pictures and variants. */
export function ProductScreen() {
  const { api } = useDesk();
  const text = useDeskText();
  const { id = "" } = useParams({ strict: false }) as { id?: string };
  const isNumber = /^[1-9]\d{0,14}$/.test(id);
  const result = useQuery({
    ...getMerchantProductQuery(api, { params: { path: { id: Number(id) } } }),
    enabled: isNumber,
    // The form begins with what is there now.
    gcTime: 0,
  });
  return (
    <>
      <BackLink to="/desk/products" label={text(m.desk_products)} />
      {isNumber ? <Stored result={result}>{(stored) => <LoadedProduct stored={stored} />}</Stored> : <Lost />}
    </>
  );
}

function LoadedProduct({ stored: { product, revision, states } }: { stored: MerchantProduct }) {
  const desk = useDesk();
  const { api } = desk;
  const text = useDeskText();
  const queries = useQueryClient();
  const sites = useSites();
  const mayWrite = useMayForAll("catalogue:write");
  const mayReadStock = useMay("stock:read");
  const mayReadLog = useMay("audit:read");
  const [note, setNote] = useState<Message<object> | null>(null);
  // The form begins anew after each change of prices.
  const [changes, setChanges] = useState(0);
  const { id, title, vendor, type, handle, images } = product;
  const [image] = images;
  const isDisabled = states.includes("disabled");
  const { queryKey } = getMerchantProductQuery(api, { params: { path: { id } } });

  function follow(message: Message<object>) {
    setNote(() => message);
    void queries.invalidateQueries({ queryKey: ["listMerchantProducts"] });
    void queries.invalidateQueries({ queryKey: ["listStock"] });
  }

  const params = { path: { id }, header: { "If-Match": revision } };
  const sale = useChange(
    (isOn: boolean, idempotencyKey) =>
      (isOn ? api.enableMerchantProduct : api.disableMerchantProduct)({ params, idempotencyKey }),
    {
      // After a lost answer the press that follows may be the opposite.
      from: isDisabled,
      done(changed: MerchantProduct, isOn) {
        queries.setQueryData(queryKey, changed);
        follow(isOn ? m.desk_product_enabled_note : m.desk_product_disabled_note);
      },
      failed(error) {
        setNote(null);
        const current = readCurrent<MerchantProduct>(error);
        if (current === undefined) void queries.invalidateQueries({ queryKey });
        else queries.setQueryData(queryKey, current);
      },
    },
  );

  return (
    <>
      <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="min-w-0 text-2xl font-bold break-words tablet:text-3xl">{title}</h1>
        {states.map((state) => (
          <Badge key={state} tone={state === "soldOut" ? "sale" : "quiet"}>
            {text(productStateTexts[state])}
          </Badge>
        ))}
      </div>
      <p className="mt-1 break-words text-ink-soft">
        {[vendor, type, String(id), handle].filter(Boolean).join(" · ")}
      </p>
      <div className="mt-5 flex flex-wrap items-center gap-3">
        {mayWrite && (
          <>
            <DeskLink to={`/desk/products/${id}/edit`} className={buttonClass({ variant: "outline" })}>
              {text(m.desk_product_edit)}
            </DeskLink>
            <Button variant="outline" busy={sale.busy} onClick={() => sale.run(isDisabled)}>
              {text(isDisabled ? m.desk_product_enable : m.desk_product_disable)}
            </Button>
          </>
        )}
        {!isDisabled && (
          <a
            href={withLanguage(`/product/${id}`, desk)}
            target="_blank"
            rel="noopener"
            className="inline-flex min-h-11 items-center gap-2 px-2 font-semibold text-brand-700"
          >
            <ExternalLink aria-hidden="true" size={18} />
            {text(m.desk_product_view)}
          </a>
        )}
        {mayReadStock && (
          <DeskLink
            to="/desk/stock"
            search={{ q: id }}
            className="inline-flex min-h-11 items-center px-2 font-semibold text-brand-700"
          >
            {text(m.desk_product_stock)}
          </DeskLink>
        )}
        {mayReadLog && (
          <DeskLink
            to="/desk/settings/log"
            search={{ product: id }}
            className="inline-flex min-h-11 items-center px-2 font-semibold text-brand-700"
          >
            {text(m.desk_log)}
          </DeskLink>
        )}
      </div>
      <div className="mt-5 flex flex-col gap-3 empty:hidden">
        {sale.failure && <Notice tone="bad">{sale.failure}</Notice>}
        {note && <Notice tone="good">{text(note)}</Notice>}
      </div>
      <div className="mt-5 grid items-start gap-5 desktop:grid-cols-[1fr_16rem]">
        <section
          aria-labelledby="prices"
          className="min-w-0 rounded-lg border border-line bg-white p-4 tablet:p-6"
        >
          <h2 id="prices" className="mb-4 text-lg font-semibold">
            {text(m.desk_prices)}
          </h2>
          <PricesForm
            key={changes}
            product={product}
            currencies={listCurrencies(product, sites)}
            readOnly={!mayWrite}
            onChanged={async () => {
              follow(m.desk_prices_done);
              await queries.invalidateQueries({ queryKey });
              setChanges(changes + 1);
            }}
          />
        </section>
        {image && (
          <img
            src={image.src}
            alt=""
            width={256}
            height={256}
            className="aspect-square w-full max-w-64 rounded-lg border border-line bg-mist object-cover"
          />
        )}
      </div>
    </>
  );
}
