import type { Site, SiteService } from "@velours/sdk/types";
import { Plus } from "lucide-react";
import { useRef } from "react";
import { Button } from "../../../platform/ui/Button.tsx";
import { FieldError } from "../../../platform/ui/FieldError.tsx";
import { m, useDeskText } from "../../desk.ts";
import { Card } from "../../frame/Card.tsx";
import type { Problems } from "../fields/readProblems.ts";
import { ServiceFields } from "./ServiceFields.tsx";
import { addService, readServices, type ServiceEdits } from "./serviceDraft.ts";
import { useMayChangeReserved } from "./useMayChangeReserved.ts";

interface Props {
  site: Site;
  edits: ServiceEdits;
  problems: Problems;
  onEdit: (edits: ServiceEdits) => void;
}

/** The services of other companies that a site names, each folded. */
export function ServicesForm({ site, edits, problems, onEdit }: Props) {
  const mayChange = useMayChangeReserved();
  const text = useDeskText();
  const add = useRef<HTMLButtonElement>(null);
  const drafts = readServices(site, edits);
  return (
    <Card title={text(m.desk_site_services)}>
      <p className="mb-4 text-ink-soft">{text(m.desk_site_services_note)}</p>
      <FieldError text={problems.services} />
      <fieldset disabled={!mayChange}>
        <legend className="sr-only">{text(m.desk_site_services)}</legend>
        <ul className="flex flex-col gap-2">
          {drafts.map((draft, at) => (
            <ServiceFields
              key={draft.id}
              draft={draft}
              problems={{
                role: problems[`services[${at}]`],
                provider: problems[`services[${at}].provider`],
                key: problems[`services[${at}].key`],
              }}
              onEdit={(change: Partial<SiteService>) =>
                onEdit(
                  drafts.map((each) =>
                    each === draft ? { ...draft, service: { ...draft.service, ...change } } : each,
                  ),
                )
              }
              onRemove={() => {
                onEdit(drafts.filter((each) => each !== draft));
                // The pressed button goes away with its service.
                add.current?.focus();
              }}
            />
          ))}
        </ul>
        <Button
          ref={add}
          type="button"
          variant="outline"
          className="mt-4"
          onClick={() => onEdit(addService(drafts))}
        >
          <Plus aria-hidden="true" size={18} />
          {text(m.desk_service_add)}
        </Button>
      </fieldset>
    </Card>
  );
}
