import { useQuery } from "@tanstack/react-query";
import { getMerchantProductQuery } from "@velours/sdk/query";
import { useDebouncedValue } from "../../platform/queries/useDebouncedValue.ts";
import { Field } from "../../platform/ui/Field.tsx";
import { m, useDesk, useDeskText, useMay } from "../desk.ts";
import { isRefused } from "../isRefused.ts";
import { FindProduct } from "./FindProduct.tsx";

interface Props {
  label: string;
  name: string;
  /** The number as it is typed; empty for none. */
  value: string;
  onChange: (value: string) => void;
  /** Said where no product has the number that is typed. */
  hint?: string | undefined;
  error?: string | undefined;
  required?: boolean | undefined;
  readOnly?: boolean;
  className?: string;
}

/** A product by its number, typed or found by title or SKU; the product's title is said below it. */
export function ProductField({ value, onChange, hint, readOnly = false, ...field }: Props) {
  const title = useTitle(value);
  return (
    <Field
      {...field}
      type="number"
      min={1}
      step={1}
      inputMode="numeric"
      autoComplete="off"
      readOnly={readOnly}
      hint={title ?? hint}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      after={!readOnly && <FindProduct label={field.label} onChoose={(id) => onChange(String(id))} />}
    />
  );
}

/** The title of the product with this number, or that there is none; undefined while that is unknown. */
function useTitle(value: string): string | undefined {
  const { api } = useDesk();
  const text = useDeskText();
  const mayRead = useMay("catalogue:read");
  const id = Number(useDebouncedValue(value, 300));
  const { data, error } = useQuery({
    ...getMerchantProductQuery(api, { params: { path: { id } } }),
    enabled: mayRead && Number.isSafeInteger(id) && id > 0,
  });
  if (isRefused(error, "resourceDoesNotExist")) return text(m.desk_product_none);
  return data?.product.title;
}
