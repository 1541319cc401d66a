import { Button } from "../../../platform/ui/Button.tsx";
import { Checkbox } from "../../../platform/ui/Checkbox.tsx";
import { Field } from "../../../platform/ui/Field.tsx";
import { Select } from "../../../platform/ui/Select.tsx";
import { m, useDeskText } from "../../desk.ts";
import { problemTexts } from "./problemTexts.ts";
import type { RateField } from "./RateTable.ts";
import type { FieldProblem, RateDraft, RateValues } from "./rateDrafts.ts";

interface Props {
  draft: RateDraft<object>;
  /** Its key; null for a new rate. */
  name: string | null;
  fields: readonly RateField[];
  currencies: readonly string[];
  problems: Readonly<Record<string, FieldProblem>> | undefined;
  /** The shop's own reason against it. */
  reason: string | undefined;
  readOnly: boolean;
  onEdit: (values: RateValues) => void;
  onRemove: (isRemoved: boolean) => void;
}

/** A rate as fields; one that is removed stays in its place until the table is saved. */
export function RateFields({
  draft,
  name,
  fields,
  currencies,
  problems,
  reason,
  readOnly,
  onEdit,
  onRemove,
}: Props) {
  const text = useDeskText();
  const { id, stored, isRemoved, values } = draft;
  const title = name ?? text(m.desk_rate_new);
  return (
    <li className="border-b border-line p-4 last:border-b-0 tablet:px-6">
      <fieldset disabled={readOnly} className="min-w-0">
        <legend className="float-left font-semibold break-all">
          {isRemoved ? <del>{title}</del> : title}
        </legend>
        {!readOnly && (
          <Button
            variant="text"
            size="small"
            className="float-right"
            aria-label={text(isRemoved ? m.desk_rate_put_back : m.desk_remove_name, { name: title })}
            onClick={() => onRemove(!isRemoved)}
          >
            {text(isRemoved ? m.desk_undo : m.remove)}
          </Button>
        )}
        {isRemoved ? (
          <p className="clear-both text-sm text-ink-soft">{text(m.desk_rate_is_removed)}</p>
        ) : (
          <div className="clear-both grid grid-cols-2 items-start gap-3 pt-2 desktop:grid-cols-6">
            {reason !== undefined && (
              <p data-invalid="" tabIndex={-1} className="col-span-full text-sm text-bad">
                {reason}
              </p>
            )}
            {fields
              .filter(({ isKey }) => stored === null || !isKey)
              .map((field) => (
                <RateInput
                  key={field.path}
                  field={field}
                  isNew={stored === null}
                  name={`${id} ${field.path}`}
                  value={values[field.path] ?? ""}
                  currencies={currencies}
                  problem={problems?.[field.path]}
                  onEdit={(value) => onEdit({ [field.path]: value })}
                />
              ))}
          </div>
        )}
      </fieldset>
    </li>
  );
}

interface InputProps {
  field: RateField;
  /** Only fields of a new rate have their hints: a table with one below each field is hard to read. */
  isNew: boolean;
  name: string;
  value: string | boolean;
  currencies: readonly string[];
  problem: FieldProblem | undefined;
  onEdit: (value: string | boolean) => void;
}

function RateInput({ field, isNew, name, value, currencies, problem, onEdit }: InputProps) {
  const text = useDeskText();
  const { kind, hint } = field;
  const label = text(field.label);
  const error = problem && text(problemTexts[problem]);
  if (typeof value === "boolean")
    return (
      <Checkbox name={name} checked={value} onChange={({ target }) => onEdit(target.checked)}>
        {label}
      </Checkbox>
    );
  if (kind === "currency")
    return (
      <Select
        label={label}
        name={name}
        value={value}
        options={[...(value === "" ? [""] : []), ...currencies].map((code) => ({ value: code, label: code }))}
        error={error}
        onChange={({ target }) => onEdit(target.value)}
      />
    );
  return (
    <Field
      label={label}
      name={name}
      hint={isNew && hint ? text(hint) : undefined}
      value={value}
      error={error}
      autoComplete="off"
      maxLength={kind === "countries" ? 1000 : 200}
      {...((kind === "amount" || kind === "percent") && { inputMode: "decimal" })}
      {...(kind === "days" && { inputMode: "numeric" })}
      onChange={({ target }) => onEdit(target.value)}
    />
  );
}
