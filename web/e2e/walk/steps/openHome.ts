import { foreignParameters } from "../foreignParameters.ts";
import type { Step } from "../Step.ts";

export const openHome: Step = {
  name: "open home",
  weight: 2,
  applies: ({ online }) => online,
  async take({ tab, random }) {
    const path = `/${foreignParameters(random)}`;
    await tab.open(path);
    return path;
  },
};
