import type { Currency } from "@velours/sdk/types";
import { useRef } from "react";
import { Button } from "../../../platform/ui/Button.tsx";
import { Field } from "../../../platform/ui/Field.tsx";
import { Select } from "../../../platform/ui/Select.tsx";
import { m, useDeskText } from "../../desk.ts";
import { Card } from "../../frame/Card.tsx";
import {
  type ConditionDraft,
  type ConditionKind,
  conditionKinds,
  emptyCondition,
  kindTexts,
  mostConditions,
  type RulesDraft,
} from "./rulesDraft.ts";

interface Props {
  rules: RulesDraft;
  currencies: readonly Currency[];
  readOnly: boolean;
  onEdit: (rules: RulesDraft) => void;
}

/** Which products are in a collection: those that name it, or those that match conditions. */
export function RulesForm({ rules: { match, conditions }, currencies, readOnly, onEdit }: Props) {
  const text = useDeskText();
  const list = useRef<HTMLUListElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  const currency = currencies[0] ?? "USD";
  const newId = Math.max(-1, ...conditions.map(({ id }) => id)) + 1;
  const edit = (change: ConditionDraft) =>
    onEdit({ match, conditions: conditions.map((each) => (each.id === change.id ? change : each)) });
  return (
    <Card title={text(m.desk_collection_rules)}>
      <fieldset disabled={readOnly} className="flex flex-col gap-4">
        <Select
          label={text(m.desk_rules_match)}
          name="match"
          value={match}
          options={[
            { value: "named", label: text(m.desk_rules_named) },
            { value: "all", label: text(m.desk_rules_all) },
            { value: "any", label: text(m.desk_rules_any) },
          ]}
          onChange={({ target }) => {
            const chosen = target.value as RulesDraft["match"];
            const first = conditions.length === 0 ? [emptyCondition(0, currency)] : conditions;
            onEdit({ match: chosen, conditions: first });
          }}
          className="max-w-96"
        />
        {match !== "named" && (
          <>
            <ul ref={list} className="flex flex-col gap-4">
              {conditions.map((each, index) => (
                <li key={each.id}>
                  <fieldset className="grid min-w-0 items-end gap-3 border-t border-line pt-4 tablet:grid-cols-[minmax(0,1fr)_minmax(0,2fr)_auto]">
                    <legend className="sr-only">{text(m.desk_condition, { n: index + 1 })}</legend>
                    <Condition condition={each} currencies={currencies} onEdit={edit} />
                    {conditions.length > 1 && (
                      <Button
                        type="button"
                        variant="text"
                        aria-label={text(m.desk_condition_remove, { n: index + 1 })}
                        onClick={() => {
                          onEdit({ match, conditions: conditions.filter(({ id }) => id !== each.id) });
                          add.current?.focus();
                        }}
                      >
                        {text(m.remove)}
                      </Button>
                    )}
                  </fieldset>
                </li>
              ))}
            </ul>
            <Button
              ref={add}
              type="button"
              variant="outline"
              className="self-start"
              disabled={conditions.length >= mostConditions}
              onClick={() => {
                onEdit({ match, conditions: [...conditions, emptyCondition(newId, currency)] });
                requestAnimationFrame(() =>
                  list.current?.querySelector<HTMLElement>("li:last-child select")?.focus(),
                );
              }}
            >
              {text(m.desk_condition_add)}
            </Button>
          </>
        )}
      </fieldset>
    </Card>
  );
}

interface ConditionProps {
  condition: ConditionDraft;
  currencies: readonly Currency[];
  onEdit: (condition: ConditionDraft) => void;
}

function Condition({ condition, currencies, onEdit }: ConditionProps) {
  const text = useDeskText();
  const { id, kind, value, isTrue, currency, above, below } = condition;
  return (
    <>
      <Select
        label={text(m.desk_condition_kind)}
        name={`kind-${id}`}
        value={kind}
        options={conditionKinds.map((each) => ({ value: each, label: text(kindTexts[each]) }))}
        onChange={({ target }) => onEdit({ ...condition, kind: target.value as ConditionKind, value: "" })}
      />
      {kind === "price" ? (
        <div className="grid grid-cols-3 gap-3">
          <Field
            label={text(m.desk_condition_above)}
            name={`above-${id}`}
            type="number"
            min={0}
            step="0.01"
            inputMode="decimal"
            required={below === ""}
            value={above}
            onChange={({ target }) => onEdit({ ...condition, above: target.value })}
          />
          <Field
            label={text(m.desk_condition_below)}
            name={`below-${id}`}
            type="number"
            min={0.01}
            step="0.01"
            inputMode="decimal"
            required={above === ""}
            value={below}
            onChange={({ target }) => onEdit({ ...condition, below: target.value })}
          />
          <Select
            label={text(m.desk_currency)}
            name={`currency-${id}`}
            value={currency}
            options={[...new Set([...currencies, currency])].map((code) => ({ value: code, label: code }))}
            onChange={({ target }) => onEdit({ ...condition, currency: target.value as Currency })}
          />
        </div>
      ) : kind === "inStock" || kind === "onSale" ? (
        <Select
          label={text(m.desk_condition_value)}
          name={`value-${id}`}
          value={String(isTrue)}
          options={[
            { value: "true", label: text(m.desk_log_yes) },
            { value: "false", label: text(m.desk_log_no) },
          ]}
          onChange={({ target }) => onEdit({ ...condition, isTrue: target.value === "true" })}
        />
      ) : (
        <Field
          label={text(m.desk_condition_value)}
          name={`value-${id}`}
          required
          autoComplete="off"
          value={value}
          onChange={({ target }) => onEdit({ ...condition, value: target.value })}
          {...(kind === "newDays"
            ? { type: "number", min: 1, max: 3650, step: 1, inputMode: "numeric" }
            : { maxLength: 200 })}
        />
      )}
    </>
  );
}
