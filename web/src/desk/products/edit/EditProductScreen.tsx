import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { getMerchantProductQuery } from "@velours/sdk/query";
import type { MerchantProduct, Product, SiteCode } from "@velours/sdk/types";
import { useEffect, useRef, useState } from "react";
import { focusFirstError } from "../../../platform/ui/focusFirstError.ts";
import { m, useDesk, useDeskText, useMayForAll } from "../../desk.ts";
import { BackLink } from "../../frame/BackLink.tsx";
import { Lost } from "../../frame/Lost.tsx";
import { NotForRole } from "../../frame/NotForRole.tsx";
import { Stored } from "../../frame/Stored.tsx";
import { PreviewButton } from "../../PreviewButton.tsx";
import { readAmount } from "../../readAmount.ts";
import { SaveDialog } from "../../settings/SaveDialog.tsx";
import { DraftForm } from "../../settings/words/DraftForm.tsx";
import { WordsForm } from "../../settings/words/WordsForm.tsx";
import { listLanguages, rebaseWordEdits } from "../../settings/words/wordsDraft.ts";
import { useDeskNavigate } from "../../useDeskNavigate.ts";
import { useSites } from "../../useSites.ts";
import { ImagesForm } from "./ImagesForm.tsx";
import { MinimumPricesForm } from "./MinimumPricesForm.tsx";
import { applyProductEdits, listProductChanges, type ProductEdits } from "./productDraft.ts";
import { productFields } from "./productFields.ts";
import { SitesForm } from "./SitesForm.tsx";
import { VariantsForm } from "./VariantsForm.tsx";
import { VideosForm } from "./VideosForm.tsx";
import { listPlaces, newVariant, noVariantEdits, readPrices, type VariantEdits } from "./variantDraft.ts";

/** A product's words, pictures and variants. */
export function EditProductScreen() {
  const { api } = useDesk();
  const text = useDeskText();
  const mayWrite = useMayForAll("catalogue:write");
  const { id = "" } = useParams({ strict: false }) as { id?: string };
  const isNumber = /^[1-9]\d{0,14}$/.test(id);
  const result = useQuery({
    ...getMerchantProductQuery(api, { params: { path: { id: Number(id) } } }),
    enabled: isNumber && mayWrite,
    // The form begins with what is there now.
    gcTime: 0,
  });
  return (
    <>
      <BackLink to={`/desk/products/${id}`} label={text(m.desk_product)} />
      {!mayWrite ? (
        <NotForRole />
      ) : isNumber ? (
        <Stored result={result}>{(first) => <LoadedProduct first={first} />}</Stored>
      ) : (
        <Lost />
      )}
    </>
  );
}

/** A product that nobody saved yet. */
export function NewProductScreen() {
  const text = useDeskText();
  const mayWrite = useMayForAll("catalogue:write");
  const sites = useSites();
  const [first] = sites;
  return (
    <>
      <BackLink to="/desk/products" label={text(m.desk_products)} />
      {!mayWrite ? (
        <NotForRole />
      ) : (
        first && <LoadedProduct first={{ product: { ...EMPTY, sources: [first.source as SiteCode] } }} />
      )}
    </>
  );
}

/** A product that nobody saved yet has no revision. */
type Base = Pick<MerchantProduct, "product"> & Partial<MerchantProduct>;

/** Id of a product in the preview that has no number yet. */
const UNSAVED = 0;

const EMPTY: Product = {
  id: 1,
  title: "",
  vendor: "",
  type: "",
  images: [],
  meta: {},
  price: 0,
  prices: {},
  inventories: [],
  variants: [],
};

const noEdits: ProductEdits = {
  words: {},
  variants: noVariantEdits,
  images: undefined,
  videos: undefined,
  sources: undefined,
  minimums: {},
};

function LoadedProduct({ first }: { first: Base }) {
  const { api, language } = useDesk();
  const text = useDeskText();
  const queries = useQueryClient();
  const navigate = useDeskNavigate();
  const sites = useSites();
  const form = useRef<HTMLDivElement>(null);
  const [base, setBase] = useState(first);
  const isNew = first.revision === undefined;
  const start = isNew
    ? { ...noEdits, variants: { ...noVariantEdits, added: [newVariant(noVariantEdits, true)] } }
    : noEdits;
  const [edits, setEdits] = useState<ProductEdits>(start);
  const [isTouched, setTouched] = useState(false);
  const [isChecked, setChecked] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const next = applyProductEdits(base.product, edits);
  const withPrices = isNew ? { ...next, ...pricesOf(next) } : next;
  const changes = listProductChanges(base.product, next, text, language);
  // An amount that cannot be read is no change yet, and keeps the form from being sent.
  const hasBad = Object.values(edits.minimums).some((typed) => readAmount(typed) === undefined);
  const isSame = isNew ? !isTouched : changes.length === 0 && !hasBad;
  const ownLanguage = sites[0]?.languages.default ?? "en";
  const languages = listLanguages(
    base.product,
    sites.flatMap(({ languages: { supported } }) => supported),
    ownLanguage,
  );
  const { currencies, regions } = listPlaces(sites);
  const { id } = base.product;
  const isAdded = isNew && base.revision !== undefined;

  // Once nothing is unsaved any more, so that nobody is asked about it.
  useEffect(() => {
    if (isAdded) navigate(`/desk/products/${id}`);
  }, [isAdded, id, navigate]);

  function edit(change: Partial<ProductEdits>) {
    setSaved(false);
    setTouched(true);
    setEdits({ ...edits, ...change });
  }

  function show() {
    setChecked(true);
    if (hasPrices(edits.variants)) setOpen(true);
    else requestAnimationFrame(() => focusFirstError(form.current));
  }

  return (
    <div ref={form}>
      <h1 className="mt-2 text-2xl font-bold break-words tablet:text-3xl">
        {isNew ? text(m.desk_product_new) : base.product.title}
      </h1>
      <DraftForm
        isSame={isSame}
        savedNote={isSaved ? text(m.desk_product_saved) : null}
        actions={
          <PreviewButton
            change={
              hasPrices(edits.variants) && next.title !== ""
                ? { part: "products", row: isNew ? { ...withPrices, id: UNSAVED } : next }
                : undefined
            }
          />
        }
        onShow={show}
      >
        <p className="text-ink-soft">{text(m.desk_product_edit_note)}</p>
        <WordsForm
          fields={productFields}
          document={base.product}
          languages={languages}
          edits={edits.words}
          othersTitle={text(m.details)}
          onEdit={(path, value) => edit({ words: { ...edits.words, [path]: value } })}
        >
          <ImagesForm images={next.images} languages={languages} onEdit={(images) => edit({ images })} />
          <VideosForm
            videos={next.videos ?? []}
            ownLanguage={ownLanguage}
            languages={languages}
            onEdit={(videos) => edit({ videos })}
          />
          <VariantsForm
            product={{ ...base.product, images: next.images, options: next.options ?? [] }}
            edits={edits.variants}
            currencies={currencies}
            regions={regions}
            isChecked={isChecked}
            onEdit={(variants) => edit({ variants })}
          />
          <MinimumPricesForm
            minimums={base.product.minimum_prices}
            currencies={currencies}
            edits={edits.minimums}
            onEdit={(minimums) => edit({ minimums })}
          />
          <SitesForm sites={sites} chosen={next.sources ?? []} onEdit={(sources) => edit({ sources })} />
        </WordsForm>
      </DraftForm>
      {isOpen && (
        <SaveDialog
          changes={changes}
          revision={base.revision}
          subject={base.revision === undefined ? "createMerchantProduct" : undefined}
          next={withPrices}
          save={(body, header, idempotencyKey) =>
            base.revision === undefined
              ? api.createMerchantProduct({ body, idempotencyKey })
              : api.saveMerchantProduct({ params: { path: { id }, header }, body, idempotencyKey })
          }
          onClose={() => setOpen(false)}
          onMoved={(current) => {
            const { product } = current;
            edit({ words: rebaseWordEdits(productFields, edits.words, base.product, product) });
            setBase(current);
          }}
          onDone={(saved) => {
            setBase(saved);
            setEdits(noEdits);
            setTouched(false);
            setChecked(false);
            setOpen(false);
            setSaved(true);
            void queries.invalidateQueries({ queryKey: ["listMerchantProducts"] });
            void queries.invalidateQueries({ queryKey: ["listStock"] });
          }}
        />
      )}
    </div>
  );
}

const hasPrices = ({ added }: VariantEdits): boolean =>
  added.every((variant) => readPrices(variant) !== undefined);

/** The contract wants some; the shop takes those of the variants. */
const pricesOf = ({ variants: [first] }: Product): Partial<Product> =>
  first ? { price: first.price, prices: first.prices } : {};
