import type { FieldKey, FieldValues } from "./fields.ts";
import type { AmongFrames } from "./messages.ts";

/** Between the frames of one instance: the values travel on the gateway's origin, never through the page. */
export function joinSiblings(
  instance: string,
  key: FieldKey,
  read: () => string,
  onMessage: (message: AmongFrames) => void,
) {
  const channel = new BroadcastChannel(`hosted-fields:${instance}`);
  const say = (message: AmongFrames) => channel.postMessage(message);
  const answers = new EventTarget();
  let rounds = 0;

  channel.onmessage = ({ data }: MessageEvent<AmongFrames>) => {
    if (data.type === "ask") say({ type: "value", round: data.round, values: { [key]: read() } });
    if (data.type === "value") answers.dispatchEvent(new CustomEvent("value", { detail: data }));
    onMessage(data);
  };

  /** Asks every other field for its value; a frame that is silent for 2 s was taken out of the page. */
  function gather(keys: readonly FieldKey[]): Promise<FieldValues> {
    const values: FieldValues = { [key]: read() };
    rounds += 1;
    const round = rounds;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => finish(() => reject(new Error("A card field did not answer."))), 2000);
      const finish = (settle: () => void) => {
        clearTimeout(timer);
        answers.removeEventListener("value", onValue);
        settle();
      };
      const onValue = (event: Event) => {
        const { detail } = event as CustomEvent<{ round: number; values: FieldValues }>;
        if (detail.round === round) Object.assign(values, detail.values);
        if (keys.every((wanted) => values[wanted] !== undefined)) finish(() => resolve(values));
      };
      answers.addEventListener("value", onValue);
      if (keys.length === 1) finish(() => resolve(values));
      else say({ type: "ask", round });
    });
  }

  return { say, gather };
}
