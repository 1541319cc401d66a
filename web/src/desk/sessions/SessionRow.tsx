import type { MemberSession } from "@velours/sdk/types";
import type { ReactNode } from "react";
import { Badge } from "../../platform/ui/Badge.tsx";
import { m, useDesk, useDeskText } from "../desk.ts";
import { formatMoment } from "../formatMoment.ts";
import { formatDevice } from "./formatDevice.ts";

interface Props {
  session: MemberSession;
  /** Ends it; nothing beside the session that asks. */
  children: ReactNode;
}

/** A browser where somebody is signed in. */
export function SessionRow({ session, children }: Props) {
  const text = useDeskText();
  const { locale } = useDesk();
  const { created_at, used_at, current } = session;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-4 py-3 last:border-b-0">
      <span className="min-w-0 flex-1 basis-48">
        <span className="block font-semibold">{formatDevice(session, text)}</span>
        <span className="block text-sm text-ink-soft">
          {[
            text(m.desk_session_since, { when: formatMoment(created_at, locale) }),
            text(m.desk_used, { when: formatMoment(used_at, locale) }),
          ].join(" · ")}
        </span>
      </span>
      {current ? <Badge tone="brand">{text(m.desk_session_this)}</Badge> : children}
    </li>
  );
}
