import { RefusedError } from "@velours/sdk";
import { CampaignEntry, validateForm } from "@velours/sdk/forms";
import type { CampaignOutcome, CampaignPage } from "@velours/sdk/types";
import { type FormEvent, useEffect, useState } from "react";
import { getData, useForm } from "../account/useForm.ts";
import { useShop } from "../shop/useShop.ts";
import { outcomeKey, readOutcome, storeOutcome } from "./storedOutcome.ts";

type Entry = { email: string; name?: string; social?: string; consent: boolean };

const orNull = (value: string | undefined) => value || null;

/** Taking part in a campaign: its form, what came of it, also after a reload and in another tab. */
export function useEntry(page: CampaignPage) {
  const { api, language, site } = useShop();
  const { kind, handle, date_expired } = page;
  const form = useForm();
  const [outcome, setOutcome] = useState<CampaignOutcome | null>(null);
  /** Whether the outcome is the answer to this form, and not one from before. */
  const [fresh, setFresh] = useState(false);
  const [ended, setEnded] = useState(false);

  useEffect(() => {
    const place = { kind, handle, date_expired, site, language };
    const read = () => setOutcome(readOutcome(place));
    const follow = ({ key }: StorageEvent) => key === outcomeKey(place) && read();
    read();
    window.addEventListener("storage", follow);
    return () => window.removeEventListener("storage", follow);
  }, [kind, handle, date_expired, site, language]);

  const place = { kind, handle, date_expired, site, language };
  return {
    form,
    outcome,
    fresh,
    ended: ended || page.open === false,
    submit(event: FormEvent, answers?: Record<string, string>) {
      event.preventDefault();
      void form.run(async () => {
        const { name, social, ...values } = form.values() as Entry;
        const body = { ...values, name: orNull(name), social: orNull(social), ...(answers && { answers }) };
        if (!form.accept(validateForm(CampaignEntry, body, language))) return;
        try {
          const path = { kind, handle };
          const entered = await getData((await api()).enterCampaign({ params: { path }, body }));
          storeOutcome(place, entered);
          setFresh(true);
          setOutcome(entered);
        } catch (error) {
          if (!(error instanceof RefusedError) || error.error.reference !== "campaignEnded") throw error;
          setEnded(true);
        }
      });
    },
    /** Shows the form again, for another person at this browser. */
    again() {
      storeOutcome(place, null);
      setFresh(false);
      setOutcome(null);
    },
  };
}

export type CampaignEntryState = ReturnType<typeof useEntry>;
