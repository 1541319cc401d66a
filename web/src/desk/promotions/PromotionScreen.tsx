import { useQueryClient } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { NO_REVISION } from "@velours/sdk/rules";
import { promotionState } from "@velours/sdk/shop";
import type { MerchantPromotion, Promotion } from "@velours/sdk/types";
import { useEffect, useState } from "react";
import { serverNow } from "../../platform/browser/serverClock.ts";
import type { Message } from "../../platform/text/Message.ts";
import { Badge } from "../../platform/ui/Badge.tsx";
import { Button } from "../../platform/ui/Button.tsx";
import { Notice } from "../../platform/ui/Notice.tsx";
import { useProposals } from "../approvals/useProposals.ts";
import { m, useDesk, useDeskText, useMayForAll } from "../desk.ts";
import { FieldChanges } from "../FieldChanges.tsx";
import { AskBeforeLeaving } from "../frame/AskBeforeLeaving.tsx";
import { AskDialog } from "../frame/AskDialog.tsx";
import { BackLink } from "../frame/BackLink.tsx";
import { ChangeDialog } from "../frame/ChangeDialog.tsx";
import { Failure } from "../frame/Failure.tsx";
import { Loading } from "../frame/Loading.tsx";
import { Lost } from "../frame/Lost.tsx";
import { PreviewButton } from "../PreviewButton.tsx";
import { readCurrent } from "../readCurrent.ts";
import { useChange } from "../useChange.ts";
import { useDeskNavigate } from "../useDeskNavigate.ts";
import { useSites } from "../useSites.ts";
import { Bench } from "./Bench.tsx";
import { ChangedMeanwhile } from "./ChangedMeanwhile.tsx";
import { describePromotion } from "./describePromotion.ts";
import { PromotionForm } from "./PromotionForm.tsx";
import { hasBadDraft, type PromotionDraft, toDraft, toPromotion } from "./promotionDraft.ts";
import { stateTexts } from "./promotionTexts.ts";
import { promotionsKey, usePromotions } from "./usePromotions.ts";

/** A promotion as it will be, beside the bench that tries it, before it is saved. */
export function PromotionScreen() {
  const text = useDeskText();
  const [site] = useSites();
  const { id = "" } = useParams({ strict: false }) as { id?: string };
  const { data, error, isFetching, refetch } = usePromotions({ forForm: true });
  const stored = data?.find(({ promotion }) => String(promotion.id) === id);
  const mayWrite = useMayForAll("promotions:write");
  const proposals = useProposals({ state: "waiting" }, 100, { enabled: id === "new" && mayWrite });
  const taken = [
    data?.at(-1)?.promotion.id ?? 0,
    ...(proposals.data?.rows ?? []).map(({ promotion }) => promotion?.id ?? 0),
  ];
  const next = Math.max(...taken) + 1;
  const isFound = stored !== undefined || id === "new";
  const first: Base | undefined = stored ?? (site && { promotion: { ...blank, id: next, site: site.code } });
  return (
    <>
      <BackLink to="/desk/promotions" label={text(m.desk_promotions)} />
      {isFetching && !(data && isFound) && <Loading inWords className="mt-6" />}
      {error && !data && <Failure error={error} reset={() => void refetch()} />}
      {data && !isFound && !isFetching && <Lost />}
      {data && isFound && !proposals.isLoading && first && <LoadedPromotion first={first} />}
    </>
  );
}

const blank: Omit<Promotion, "id" | "site"> = {
  name: "",
  type: "percentage",
  discount: 0,
  enabled: true,
};

/** A promotion that nobody saved yet has no revision. */
type Base = Pick<MerchantPromotion, "promotion"> & Partial<MerchantPromotion>;

function LoadedPromotion({ first }: { first: Base }) {
  const { api, locale } = useDesk();
  const text = useDeskText();
  const queries = useQueryClient();
  const navigate = useDeskNavigate();
  const mayWrite = useMayForAll("promotions:write");
  const [base, setBase] = useState(first);
  const [draft, setDraft] = useState(() => toDraft(first.promotion));
  /** The draft that the shop has, as a promotion or as a proposal. */
  const [kept, setKept] = useState(draft);
  const [now, setNow] = useState<MerchantPromotion | null>(null);
  const [note, setNote] = useState<Message<object> | null>(null);
  const [ending, setEnding] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const promotion = toPromotion(draft, base.promotion);
  const { id } = base.promotion;
  const stored = base.revision === undefined ? null : (base as MerchantPromotion);
  const state = stored && promotionState(stored, serverNow());
  const isEdited = JSON.stringify(draft) !== JSON.stringify(kept);
  const isAdded = first.revision === undefined && stored !== null;

  // Once nothing is unsaved any more, so that nobody is asked about it.
  useEffect(() => {
    if (isAdded) navigate(`/desk/promotions/${id}`);
  }, [isAdded, id, navigate]);

  function keep(saved: MerchantPromotion, message: Message<object>) {
    void queries.invalidateQueries({ queryKey: promotionsKey });
    setBase(saved);
    setDraft(toDraft(saved.promotion));
    setKept(toDraft(saved.promotion));
    setNow(null);
    setSaving(false);
    setNote(() => message);
  }

  /** Shows what is there now, and keeps what was typed. */
  function showCurrent(error: unknown) {
    const current = readCurrent<MerchantPromotion>(error);
    if (current === undefined) return;
    if (stored === null) setBase({ promotion: { ...base.promotion, id: current.promotion.id + 1 } });
    setSaving(false);
    setNow(current);
  }

  const { run, busy, isUnknown, failure } = useChange(
    (body: Promotion, idempotencyKey) =>
      api.saveMerchantPromotion({
        // When somebody else took the number meanwhile, theirs is not replaced.
        params: { path: { id }, header: { "If-Match": base.revision ?? NO_REVISION } },
        body,
        idempotencyKey,
      }),
    {
      done: (saved) => keep(saved, m.desk_promotion_saved),
      waits() {
        // The number is that of the one that waits: a second new one with it would be refused by the consent.
        if (stored === null) setBase({ promotion: { ...base.promotion, id: id + 1 } });
        setKept(draft);
        setSaving(false);
        setNote(() => m.desk_waits_for_consent);
      },
      failed: showCurrent,
    },
  );

  const changes =
    isSaving && stored
      ? describePromotion(promotion, stored.promotion, text, locale).filter(
          ({ before, after }) => before !== after,
        )
      : [];

  function edit(change: Partial<PromotionDraft>) {
    setNote(null);
    setDraft({ ...draft, ...change });
  }

  return (
    <>
      <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="text-2xl font-bold break-words tablet:text-3xl">
          {stored?.promotion.name ?? text(m.desk_promotion_new)}
        </h1>
        {state && <Badge tone={state === "live" ? "good" : "quiet"}>{text(stateTexts[state])}</Badge>}
        {state === "live" && mayWrite && (
          <Button variant="outline" size="small" onClick={() => setEnding(true)}>
            {text(m.desk_promotion_end)}
          </Button>
        )}
      </div>
      {stored && <p className="mt-1 text-ink-soft">{text(m.desk_promotion_uses, { n: stored.uses })}</p>}
      <div className="mt-5 grid items-start gap-5 desktop:grid-cols-2">
        <form
          className="flex min-w-0 flex-col gap-4 rounded-lg border border-line bg-white p-4 tablet:p-6"
          onSubmit={(event) => {
            event.preventDefault();
            if (!mayWrite || hasBadDraft(draft)) return;
            if (stored === null) run(promotion);
            else setSaving(true);
          }}
        >
          <AskBeforeLeaving isEdited={isEdited} />
          <fieldset disabled={isUnknown} className="contents">
            <PromotionForm draft={draft} edit={edit} readOnly={!mayWrite} />
          </fieldset>
          {now && (
            <ChangedMeanwhile
              isNew={stored === null}
              current={now}
              draft={draft}
              onKeepMine={() => {
                if (stored !== null) setBase(now);
                setNow(null);
              }}
              onTakeTheirs={() => keep(now, m.desk_promotion_taken)}
            />
          )}
          {failure && now === null && !isSaving && <Notice tone="bad">{failure}</Notice>}
          {note && <Notice tone="good">{text(note)}</Notice>}
          {mayWrite && now === null && (
            <Button type="submit" busy={busy && !isSaving}>
              {text(isUnknown ? m.desk_try_again : stored === null ? m.desk_promotion_launch : m.save)}
            </Button>
          )}
          <PreviewButton
            change={
              hasBadDraft(draft) || promotion.name === "" ? undefined : { part: "promotions", row: promotion }
            }
          />
        </form>
        <Bench promotion={promotion} />
      </div>
      {isSaving && (
        <ChangeDialog
          title={text(m.desk_what_changes)}
          label={text(m.save)}
          disabled={changes.length === 0}
          onSubmit={() => run(promotion)}
          onClose={() => setSaving(false)}
          {...{ busy, isUnknown, failure }}
        >
          {changes.length === 0 ? <p>{text(m.desk_nothing_changes)}</p> : <FieldChanges fields={changes} />}
        </ChangeDialog>
      )}
      {ending && stored && (
        <AskDialog
          title={text(m.desk_promotion_end_title, { name: stored.promotion.name })}
          label={text(m.desk_promotion_end)}
          change={(idempotencyKey) =>
            api.endMerchantPromotion({
              params: { path: { id }, header: { "If-Match": stored.revision } },
              idempotencyKey,
            })
          }
          onClose={() => setEnding(false)}
          onDone={(ended) => {
            setEnding(false);
            keep(ended, m.desk_promotion_ended_note);
            // The fields keep what was typed and is not saved.
            if (isEdited) setDraft({ ...draft, enabled: false });
          }}
          onFailed={(error) => {
            const current = readCurrent<MerchantPromotion>(error);
            if (current === undefined) return;
            setEnding(false);
            setNow(current);
          }}
        >
          {text(m.desk_promotion_end_note)}
        </AskDialog>
      )}
    </>
  );
}
