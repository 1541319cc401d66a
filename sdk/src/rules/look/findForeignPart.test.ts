import { expect, it } from "vitest";
import { findForeignPart } from "./findForeignPart.ts";

const wrap = (part: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${part}<g/></svg>`;

it.each([
  '<path d="M0 0h9v9z" fill="url(#a)" stroke="#fff"/>',
  '<linearGradient id="a" xlink:href="#b"><stop offset="0" stop-color="#fff"/></linearGradient>',
  '<title>On scripts, style="none" and <![CDATA[a > b]]></title>',
  '<use href="#a"/><pattern id="a" patternUnits="userSpaceOnUse"/><path marker-end="url(\'#m\')"/>',
  '<metadata><rdf:RDF><dc:title>Logo</dc:title></rdf:RDF></metadata><g class="a" data-name="Layer 1"/>',
  '<sodipodi:namedview inkscape:zoom="2"/><g xml:space="preserve" aria-hidden="true"/>',
  '<metadata id="m"><x:xmpmeta xmlns:x="adobe:ns:meta/"><xmp:CreatorTool>A</xmp:CreatorTool></x:xmpmeta></metadata><g/>',
  "<metadata><x:xmpmeta/></metadata>",
  "<!-- Drawn with <script> -->",
  '<text x="1">onload=1</text>',
])("finds nothing in a drawing: %s", (part) => expect(findForeignPart(wrap(part))).toBeUndefined());

it.each([
  ["<script>alert(1)</script>", "<script>"],
  ["<metadata/><script>alert(1)</script><metadata></metadata>", "<script>"],
  ["<metadata /><script>alert(1)</script><metadata ></metadata>", "<script>"],
  ["<svg:script>alert(1)</svg:script>", "<svg:script>"],
  ["<foreignObject><p>Hello</p></foreignObject>", "<foreignObject>"],
  ['<filter id="a"><feGaussianBlur/></filter>', "<filter>"],
  ['<path filter="url(#a)"/>', 'filter="url(#a)"'],
  ["<textPath>a</textPath>", "<textPath>"],
  ["<style>.a{fill:red}</style>", "<style>"],
  ['<image href="https://elsewhere.example/a.png"/>', "<image>"],
  ['<use href="https://elsewhere.example/a.svg#x"/>', 'href="https://elsewhere.example/a.svg#x"'],
  ['<use xlink:href=" javascript:alert(1)"/>', 'xlink:href=" javascript:alert(1)"'],
  ['<a href="#a"><g/></a>', "<a>"],
  ['<path fill="url(https://elsewhere.example/a#b)"/>', 'fill="url(https://elsewhere.example/a#b)"'],
  ['<path d="a > b" onload="alert(1)"/>', 'onload="alert(1)"'],
  ["<path style='fill:red'/>", "style='fill:red'"],
  ['<!ENTITY x SYSTEM "file:///etc/passwd">', "<!ENTITY"],
])("finds what is no drawing: %s", (part, found) => expect(findForeignPart(wrap(part))).toBe(found));
