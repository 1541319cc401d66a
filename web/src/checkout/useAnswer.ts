import { useEffect, useRef, useState } from "react";

export interface Answer<Data> {
  /** The last answer; stays while a newer one is on its way. */
  data: Data | undefined;
  error: unknown;
  /** The question on screen has no answer of its own yet. */
  loading: boolean;
  ask: () => void;
}

interface Told<Data> {
  asked: string;
  data?: Data;
  error?: unknown;
}

/**
 * The answer to a question that changes while the shopper types or chooses; asked again whenever it differs (compared
 * as JSON) and on `ask`. An answer to an older question is dropped. Nothing is asked while the question is null.
 */
export function useAnswer<Question, Data>(
  question: Question | null,
  fetchAnswer: (question: Question, signal: AbortSignal) => Promise<Data>,
): Answer<Data> {
  const [told, setTold] = useState<Told<Data> | null>(null);
  const [round, setRound] = useState(0);
  const latest = useRef(fetchAnswer);
  latest.current = fetchAnswer;
  const key = question === null ? null : `${round} ${JSON.stringify(question)}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the question
  useEffect(() => {
    if (key === null || question === null) return;
    const leaving = new AbortController();
    latest.current(question, leaving.signal).then(
      (data) => !leaving.signal.aborted && setTold({ asked: key, data }),
      (error: unknown) =>
        !leaving.signal.aborted && setTold((before) => ({ asked: key, data: before?.data as Data, error })),
    );
    return () => leaving.abort();
  }, [key]);
  const current = told?.asked === key;
  return {
    data: told?.data,
    error: current ? told?.error : undefined,
    loading: key !== null && !current,
    ask: () => setRound((before) => before + 1),
  };
}
