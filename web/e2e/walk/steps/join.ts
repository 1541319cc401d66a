import { askApi } from "../askApi.ts";
import type { Step } from "../Step.ts";
import { ViolationError } from "../ViolationError.ts";

export const join: Step = {
  name: "join",
  weight: 1,
  applies: ({ online }) => online,
  async take({ tab, random }) {
    const name = `walker-${random.int(1e9)}`;
    const status = await askApi(tab, "POST", "/services/authentication/register", {
      username: name.replaceAll("-", "_"),
      email: `${name}@example.com`,
      password: "a-long-walk-in-the-woods",
      challenge: { type: "turnstile", token: "XXXX.DUMMY.TOKEN.XXXX" },
      termsOfService: true,
    });
    if (status === 429) return "too many for now";
    if (status !== 201) throw new ViolationError(`joining as ${name} answered ${status}`);
    return name;
  },
};
