import { useQuery, useQueryClient } from "@tanstack/react-query";
import { getMerchantAccessQuery, listStaffQuery } from "@velours/sdk/query";
import type { StaffMember } from "@velours/sdk/types";
import { lazy, Suspense, useState } from "react";
import { Badge } from "../../../platform/ui/Badge.tsx";
import { Button } from "../../../platform/ui/Button.tsx";
import { Notice } from "../../../platform/ui/Notice.tsx";
import { Spinner } from "../../../platform/ui/Spinner.tsx";
import { m, useDesk, useDeskText } from "../../desk.ts";
import { formatMoment } from "../../formatMoment.ts";
import { Failure } from "../../frame/Failure.tsx";
import { roleText } from "../../frame/roleText.ts";
import { sitesText } from "../sitesText.ts";
import { InviteDialog } from "./InviteDialog.tsx";

const StaffDialog = lazy(async () => ({ default: (await import("./StaffDialog.tsx")).StaffDialog }));

/** The people who work for the shop, and what each may do. */
export function StaffScreen() {
  const { api, access, locale } = useDesk();
  const text = useDeskText();
  const { data, error, isPending, refetch } = useQuery(listStaffQuery(api));
  const queries = useQueryClient();
  const [open, setOpen] = useState<StaffMember | "invite" | null>(null);
  const [note, setNote] = useState<string | null>(null);
  const dialog = {
    onClose: () => setOpen(null),
    onDone(done: string) {
      setNote(done);
      setOpen(null);
    },
    refresh() {
      void refetch();
      // A member who changes their own role may do something else from now on.
      void queries.invalidateQueries({ queryKey: getMerchantAccessQuery(api).queryKey });
    },
  };
  const isSelf = ({ id }: StaffMember) => access?.kind === "staff" && access.id === id;
  return (
    <section aria-labelledby="staff" className="mt-6">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h2 id="staff" className="text-xl font-semibold">
          {text(m.desk_staff)}
        </h2>
        <Button onClick={() => setOpen("invite")}>{text(m.desk_invite)}</Button>
      </div>
      {note && (
        <div className="mt-4">
          <Notice tone="good">{note}</Notice>
        </div>
      )}
      {isPending && <Spinner />}
      {error && !data && <Failure error={error} reset={() => void refetch()} />}
      {data && (
        <ul className="mt-4 overflow-hidden rounded-lg border border-line bg-white">
          {data.map((member) => (
            <li
              key={member.id}
              className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-4 py-3 last:border-b-0 tablet:px-6 tablet:py-4"
            >
              <div className="min-w-0 flex-1 basis-60">
                <p className="font-semibold break-words">
                  {member.username}
                  {isSelf(member) && <span className="font-normal text-ink-soft"> {text(m.desk_you)}</span>}
                </p>
                <p className="text-sm break-words text-ink-soft">{member.email}</p>
                <p className="text-sm text-ink-soft">
                  {sitesText(member.sites, text)}
                  {" · "}
                  {member.lastUsedAt === null
                    ? text(m.desk_signed_out)
                    : text(m.desk_used, { when: formatMoment(member.lastUsedAt, locale) })}
                </p>
              </div>
              {!member.ready && <Badge>{text(m.desk_staff_not_ready)}</Badge>}
              <Badge tone="brand">{roleText(member.role, text)}</Badge>
              <Button
                variant="outline"
                size="small"
                aria-label={text(m.desk_change_of, { name: member.username })}
                onClick={() => setOpen(member)}
              >
                {text(m.change)}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <Suspense>
        {open === "invite" && <InviteDialog {...dialog} />}
        {open !== null && open !== "invite" && <StaffDialog member={open} {...dialog} />}
      </Suspense>
    </section>
  );
}
