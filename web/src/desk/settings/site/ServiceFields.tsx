import type { SiteService } from "@velours/sdk/types";
import { useState } from "react";
import { Button } from "../../../platform/ui/Button.tsx";
import { Field } from "../../../platform/ui/Field.tsx";
import { Select } from "../../../platform/ui/Select.tsx";
import { m, useDeskText } from "../../desk.ts";
import { roleTexts } from "./roleTexts.ts";
import { hasOwnKey, type ServiceDraft } from "./serviceDraft.ts";

interface Props {
  draft: ServiceDraft;
  problems: Record<keyof SiteService, string | undefined>;
  onEdit: (change: Partial<SiteService>) => void;
  onRemove: () => void;
}

/** A service of another company: its purpose, its name and its public key. */
export function ServiceFields({ draft: { service, isNew = false }, problems, onEdit, onRemove }: Props) {
  const text = useDeskText();
  const { role, provider } = service;
  const isKeyOfProcess = !hasOwnKey(role);
  const key = isKeyOfProcess ? null : service.key;
  const [isOpen, setOpen] = useState<boolean>(isNew);
  const mustShow = Object.values(problems).some((problem) => problem !== undefined);
  const purpose = text(roleTexts[role]);
  return (
    <li>
      <details
        open={isOpen || mustShow}
        onToggle={({ currentTarget }) => {
          // A browser cannot show what is wrong in a field that is folded away.
          if (mustShow) currentTarget.open = true;
          setOpen(currentTarget.open);
        }}
        className="rounded-md border border-line px-4"
      >
        <summary className="min-h-11 cursor-pointer py-2.5 break-words">
          <span className="font-semibold">{purpose}</span>
          <span className="text-ink-soft">{` · ${[provider || "–", key].filter(Boolean).join(" · ")}`}</span>
        </summary>
        <div className="grid items-start gap-4 pt-2 pb-4 *:min-w-0 tablet:grid-cols-3">
          <Select
            label={text(m.desk_service_purpose)}
            name="role"
            value={role}
            autoFocus={isNew}
            error={problems.role}
            options={Object.entries(roleTexts).map(([value, label]) => ({ value, label: text(label) }))}
            onChange={({ target }) => onEdit({ role: target.value as SiteService["role"] })}
          />
          <Field
            label={text(m.desk_service_provider)}
            hint={text(m.desk_site_product_hint)}
            name="provider"
            value={provider ?? ""}
            maxLength={60}
            autoComplete="off"
            spellCheck={false}
            error={problems.provider}
            onChange={({ target }) => onEdit({ provider: target.value })}
          />
          <Field
            label={text(m.desk_service_key)}
            hint={text(isKeyOfProcess ? m.desk_service_key_of_process : m.desk_service_key_hint)}
            name="key"
            value={key ?? ""}
            readOnly={isKeyOfProcess}
            maxLength={200}
            autoComplete="off"
            spellCheck={false}
            error={problems.key}
            onChange={({ target }) => onEdit({ key: target.value })}
          />
          <Button
            type="button"
            variant="outline"
            size="small"
            className="justify-self-start"
            aria-label={text(m.desk_service_remove, { name: [purpose, provider].filter(Boolean).join(" ") })}
            onClick={onRemove}
          >
            {text(m.remove)}
          </Button>
        </div>
      </details>
    </li>
  );
}
