/** The name that the standard gives to a reference to an element. */
const ELEMENT = "element-6066-11e4-a52e-4f735466cecf";

export type ElementReference = { [ELEMENT]: string };

/** A session of a driver that speaks the standard over HTTP: https://www.w3.org/TR/webdriver2/. */
export class WebDriver {
  private readonly url: string;
  readonly capabilities: Record<string, unknown>;

  private constructor(url: string, capabilities: Record<string, unknown>) {
    this.url = url;
    this.capabilities = capabilities;
  }

  static async start(driver: string, capabilities: Record<string, unknown>): Promise<WebDriver> {
    const body = { capabilities: { alwaysMatch: capabilities } };
    const session = await request("POST", `${driver}/session`, body);
    const { sessionId, capabilities: actual } = session as {
      sessionId: string;
      capabilities: Record<string, unknown>;
    };
    return new WebDriver(`${driver}/session/${sessionId}`, actual);
  }

  post = (command: string, body: object = {}) => request("POST", this.url + command, body);
  get = (command: string) => request("GET", this.url + command);
  end = () => request("DELETE", this.url);

  /**
   * Runs a function in the page; it answers JSON or an element. WebKitGTK knows an element only as an argument of its own,
   * not in a list.
   */
  run = <Inputs extends never[]>(script: (...inputs: Inputs) => unknown, ...inputs: readonly unknown[]) =>
    this.post("/execute/sync", {
      script: `return (${script.toString()}).apply(null, arguments)`,
      args: inputs,
    });

  onElement = (element: ElementReference, command: string, body: object = {}) =>
    this.post(`/element/${element[ELEMENT]}/${command}`, body);
}

async function request(method: string, url: string, body?: object): Promise<unknown> {
  const answer = await fetch(url, {
    method,
    ...(body && { body: JSON.stringify(body), headers: { "content-type": "application/json" } }),
    signal: AbortSignal.timeout(120_000),
  });
  const { value } = (await answer.json()) as { value: unknown };
  if (answer.ok) return value;
  const { error, message } = value as { error: string; message: string };
  throw new Error(`${error}: ${message}`);
}
