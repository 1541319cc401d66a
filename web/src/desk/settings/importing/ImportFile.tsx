import { useQueryClient } from "@tanstack/react-query";
import { RefusedError } from "@velours/sdk";
import { listCheckoutSites } from "@velours/sdk/rules";
import type { Encoding } from "@velours/sdk/shop";
import type { ImportInput, ImportPreview, ImportResult } from "@velours/sdk/types";
import { useRef, useState } from "react";
import { Button } from "../../../platform/ui/Button.tsx";
import { Notice } from "../../../platform/ui/Notice.tsx";
import { Spinner } from "../../../platform/ui/Spinner.tsx";
import { m, useDesk, useDeskText, useMay } from "../../desk.ts";
import { AskBeforeLeaving } from "../../frame/AskBeforeLeaving.tsx";
import { invalidateShop } from "../../invalidateShop.ts";
import { useChange } from "../../useChange.ts";
import { useSites } from "../../useSites.ts";
import { FilePlace } from "./FilePlace.tsx";
import { ImportOptions } from "./ImportOptions.tsx";
import { ImportPlan } from "./ImportPlan.tsx";
import { ImportResultNote } from "./ImportResultNote.tsx";
import { parseMovedPlan } from "./parseMovedPlan.ts";
import { readImportFile } from "./readImportFile.ts";

const refusals = {
  empty: m.desk_import_empty,
  tooLong: m.desk_import_too_long,
  unreadable: m.desk_import_unreadable,
};

/** Takes a file, shows what it would change, and then makes exactly these changes. */
export function ImportFile() {
  const { api } = useDesk();
  const sites = listCheckoutSites(useSites());
  const currencies = [...new Set(sites.flatMap((site) => site.currencies))];
  const text = useDeskText();
  const mayApply = useMay("import:write");
  const queries = useQueryClient();
  const heading = useRef<HTMLHeadingElement>(null);
  const [input, setInput] = useState<ImportInput | null>(null);
  const [preview, setPreview] = useState<ImportPreview | null>(null);
  const [result, setResult] = useState<ImportResult | null>(null);
  const [notice, setNotice] = useState<string | null>(null);
  const [isWaiting, setWaiting] = useState(false);
  const [undecodable, setUndecodable] = useState<File | null>(null);
  const [isReading, setReading] = useState(false);

  const look = useChange((body: ImportInput) => api.previewImport({ body }), {
    done(found) {
      setPreview(found);
      heading.current?.focus();
    },
    failed: explain,
  });
  const apply = useChange(
    ({ file, plan }: { file: ImportInput; plan: string }, idempotencyKey) =>
      api.applyImport({ body: { file, plan }, idempotencyKey }),
    {
      done(written) {
        setResult(written);
        setPreview(null);
        setInput(null);
        setNotice(null);
        invalidateShop(queries);
      },
      waits() {
        setPreview(null);
        setInput(null);
        setNotice(null);
        setWaiting(true);
      },
      failed: explain,
    },
  );

  function explain(error: unknown) {
    if (!(error instanceof RefusedError)) return;
    const moved = parseMovedPlan(error.error);
    if (moved === null) return;
    setPreview(moved);
    setNotice(text(m.desk_import_moved_meanwhile));
  }

  function read(next: ImportInput) {
    setInput(next);
    setPreview(null);
    setNotice(null);
    apply.forget();
    look.run(next);
  }

  async function take(file: File, encoding?: Encoding) {
    setInput(null);
    setPreview(null);
    setResult(null);
    setUndecodable(null);
    setNotice(null);
    setWaiting(false);
    look.forget();
    apply.forget();
    setReading(true);
    // A file that was moved or saved anew meanwhile cannot be read: it has to be chosen again.
    const found = await readImportFile(file, encoding)
      .catch(() => ({ refused: "unreadable" as const }))
      .finally(() => setReading(false));
    if ("file" in found) {
      const [currency] = found.file.format === "csv" ? currencies : [];
      const [site] = sites;
      return read({
        stock: "keep",
        ...(currency && { currency }),
        ...(site && found.file.format === "csv" && { sites: [site.code] }),
        ...found.file,
      });
    }
    if (found.refused === "encoding") {
      setUndecodable(file);
      return setNotice(text(m.desk_import_not_utf8, { n: found.line }));
    }
    setNotice(text(refusals[found.refused]));
  }

  const busy = isReading || look.busy || apply.busy;
  const failure = look.failure ?? apply.failure;
  return (
    <section aria-labelledby="import">
      <h2 id="import" className="text-xl font-semibold">
        {text(m.desk_import_file)}
      </h2>
      <p className="mt-2 mb-4 text-ink-soft">{text(m.desk_import_note)}</p>
      <AskBeforeLeaving isEdited={look.busy || apply.busy} reason="running" />
      <FilePlace disabled={busy} onFile={(file) => void take(file)} />
      {input && (
        <ImportOptions
          input={input}
          sites={sites}
          currencies={currencies}
          disabled={busy}
          onChange={(part) => read({ ...input, ...part })}
        />
      )}
      <div className="mt-4 flex flex-col gap-4 empty:hidden">
        {result && <ImportResultNote result={result} />}
        {isWaiting && <Notice>{text(m.desk_waits_for_consent)}</Notice>}
        {(failure || notice) && (
          <Notice tone="bad">
            {failure}
            {notice && <p>{notice}</p>}
          </Notice>
        )}
        {undecodable && (
          <Button
            variant="outline"
            className="self-start"
            onClick={() => void take(undecodable, "windows-1252")}
          >
            {text(m.desk_import_windows)}
          </Button>
        )}
        {input && failure && preview === null && (
          <Button variant="outline" className="self-start" onClick={() => read(input)}>
            {text(m.desk_try_again)}
          </Button>
        )}
        {look.busy && (
          <p role="status" className="flex items-center gap-3">
            <Spinner /> {text(m.loading)}
          </p>
        )}
      </div>
      {input && (
        <h3 ref={heading} tabIndex={-1} className="mt-6 text-lg font-semibold break-words">
          {text(m.desk_import_would, { name: input.name ?? "" })}
        </h3>
      )}
      {input && preview && (
        <>
          <ImportPlan file={input} preview={preview} />
          {preview.plan === null && (
            <div className="mt-4">
              <Notice tone="bad">{text(m.desk_import_bad_refused)}</Notice>
            </div>
          )}
          {preview.plan !== null && preview.changesTotal > 0 && mayApply && (
            <Button
              className="mt-4"
              busy={apply.busy}
              disabled={look.busy}
              onClick={() => apply.run({ file: input, plan: preview.plan ?? "" })}
            >
              {text(m.desk_import_apply, { n: preview.changesTotal })}
            </Button>
          )}
        </>
      )}
    </section>
  );
}
