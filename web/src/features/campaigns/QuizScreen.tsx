import type { CampaignOutcome, CampaignPage } from "@velours/sdk/types";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { useShop } from "../../platform/api/useShop.ts";
import { useQuery } from "../../platform/queries/useQuery.ts";
import { useRegion } from "../../platform/sites/useRegion.ts";
import { useSite } from "../../platform/sites/useSite.ts";
import { m, useText } from "../../platform/text/useText.ts";
import { Button } from "../../platform/ui/Button.tsx";
import { focusFirstError } from "../../platform/ui/focusFirstError.ts";
import { Progress } from "../../platform/ui/Progress.tsx";
import { RadioGroup } from "../../platform/ui/RadioGroup.tsx";
import { Spinner } from "../../platform/ui/Spinner.tsx";
import { productsByIdQuery } from "../catalogue/queries.ts";
import { CampaignProducts } from "./CampaignProducts.tsx";
import { CampaignStage } from "./CampaignStage.tsx";
import { Entry } from "./Entry.tsx";
import { EntryForm } from "./EntryForm.tsx";
import type { CampaignData } from "./loadCampaignPage.ts";
import { type CampaignEntryState, useEntry } from "./useEntry.ts";

/** A question after the other, then the address; the shopper can go back, and nothing chosen is lost. */
function QuizForm({ page, entry }: { page: CampaignPage; entry: CampaignEntryState }) {
  const text = useText();
  const [step, setStep] = useState(0);
  const [answers, setAnswers] = useState<Record<string, string>>({});
  const [missing, setMissing] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const head = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  const { questions } = page;
  const question = questions[step];
  const total = questions.length;

  useEffect(() => {
    if (shown.current !== step) head.current?.focus();
    shown.current = step;
  }, [step]);

  function go(to: number) {
    setMissing(false);
    setStep(to);
  }

  function next(event: FormEvent) {
    event.preventDefault();
    if (question && answers[question.id]) return go(step + 1);
    setMissing(true);
    focusFirstError(form.current);
  }

  const back = step > 0 && (
    <Button variant="text" onClick={() => go(step - 1)}>
      {text(m.back)}
    </Button>
  );
  return (
    <div className="flex flex-col gap-6">
      <div ref={head} tabIndex={-1} className="outline-none">
        <Progress
          value={step / total}
          label={question ? text(m.quiz_step, { n: step + 1, total }) : text(m.quiz_last)}
        />
      </div>
      {question ? (
        <form ref={form} noValidate onSubmit={next} className="flex flex-col gap-6">
          <div data-invalid={missing || undefined}>
            <RadioGroup
              key={question.id}
              legend={question.text}
              name={question.id}
              options={question.options.map(({ id, text: label }) => ({ value: id, label }))}
              value={answers[question.id]}
              error={missing ? text(m.quiz_choose) : undefined}
              onChange={(option) => {
                setMissing(false);
                setAnswers((before) => ({ ...before, [question.id]: option }));
              }}
            />
          </div>
          <div className="flex items-center justify-between gap-4">
            {back || <span />}
            <Button type="submit">{text(m.next)}</Button>
          </div>
        </form>
      ) : (
        <>
          <h2 className="text-xl font-bold">{text(m.quiz_result)}</h2>
          <EntryForm page={page} entry={entry} answers={answers} />
          <p>{back}</p>
        </>
      )}
    </div>
  );
}

/** /quiz: questions, and the products the answers lead to. */
export function QuizScreen({ data }: { data: CampaignData }) {
  const { page } = data;
  const entry = useEntry(page);
  return (
    <>
      <CampaignStage
        data={data}
        form={
          <Entry page={page} entry={entry}>
            <QuizForm page={page} entry={entry} />
          </Entry>
        }
      />
      {entry.outcome && <Suggested outcome={entry.outcome} />}
    </>
  );
}

function Suggested({ outcome }: { outcome: CampaignOutcome }) {
  const text = useText();
  const region = useRegion();
  const { product_ids } = outcome;
  const { data, isFetching } = useQuery(productsByIdQuery(useShop(), product_ids, useSite(), region));
  if (isFetching && !data)
    return (
      <p role="status" className="page flex justify-center pb-20 text-brand-600">
        <Spinner />
        <span className="sr-only">{text(m.loading)}</span>
      </p>
    );
  return (
    <CampaignProducts title={text(m.campaign_suggested)} cards={data ?? []} currency={region.currency} />
  );
}
