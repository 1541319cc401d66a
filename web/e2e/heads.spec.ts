import { expect, test } from "@playwright/test";

const paths = [
  "/",
  "/sex-toys",
  "/sex-toys/vibrators",
  "/sex-toys?page=2",
  "/product/100005",
  "/about",
  "/contact",
  "/help",
  "/search",
  "/login",
  "/join",
  "/forgot-password",
  "/logout",
  "/quiz",
  "/checkout",
  "/404",
];

for (const language of ["en", "fr"])
  test(`each page has its own title, description and canonical address, in ${language} (S-332, S-333)`, async ({
    request,
  }) => {
    const titles = new Set<string>();
    const descriptions = new Set<string>();
    const addresses = new Set<string>();
    for (const path of paths) {
      const html = await (await request.get(`/${language}${path === "/" ? "" : path}`)).text();
      const [title, ...others] = [...html.matchAll(/<title[^>]*>([^<]+)<\/title>/g)].map(([, text]) => text!);
      expect(others, path).toEqual([]);
      expect(title, path).toContain("Velours");
      titles.add(title!);
      descriptions.add(/<meta name="description" content="([^"]{20,})"/.exec(html)?.[1] ?? "");
      addresses.add(/<link rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? "");
    }
    for (const found of [titles, descriptions, addresses]) {
      expect(found).toHaveProperty("size", paths.length);
      expect([...found]).not.toContain("");
    }
  });

for (const [path, label] of [
  ["/product/100047", "Pre-order"],
  ["/product/100014", "Ships in March"],
  ["/fr/product/100047", "Précommande"],
] as const)
  test(`${path} is labelled "${label}", and a product in stock is not (S-178)`, async ({ request }) => {
    const main = async (address: string) =>
      /<main.*<\/main>/s.exec(await (await request.get(address)).text())![0];
    expect(await main(path)).toContain(`>${label}<`);
    expect(await main(path.replace(/\d+$/, "100005"))).not.toContain(`>${label}<`);
  });
