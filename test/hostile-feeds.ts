/**
 * Feeds made to hurt a parser: each is a shape that has blocked, killed or misled a well-known one, at a size of our
 * choosing. For the tests, which ask that none does harm, and the bench, which asks that none costs more than in
 * proportion to its size.
 */

export interface HostileFeed {
  name: string
  /** @param size about how many bytes */
  make: (size: number) => Buffer
}

const text = (body: string) => Buffer.from(body)
const repeat = (piece: string, size: number) => piece.repeat(Math.max(1, Math.floor(size / piece.length)))
const rss = (inner: string) =>
  `<?xml version="1.0"?><rss version="2.0"><channel><title>t</title>${inner}</channel></rss>`
const item = (inner: string) =>
  rss(`<item><title>Before</title><link>https://a.example/1</link></item><item>${inner}</item>`)
const inDescription = (html: string) =>
  item(`<title>x</title><link>https://a.example/2</link><description><![CDATA[${html}]]></description>`)

export const HOSTILE_FEEDS: HostileFeed[] = [
  { name: 'bare words in JSON', make: (size) => text(`{"items":[${repeat('x,', size)}`) },
  { name: 'a flood of "<" in a title', make: (size) => text(item(`<title>${repeat('<', size)}</title>`)) },
  { name: 'a flood of "< " in a title', make: (size) => text(item(`<title>${repeat('< ', size)}</title>`)) },
  { name: 'a flood of "<" in HTML', make: (size) => text(inDescription(repeat('<', size))) },
  { name: 'a flood of "<a" in HTML', make: (size) => text(inDescription(repeat('<a', size))) },
  { name: 'a flood of "<img " in HTML', make: (size) => text(inDescription(repeat('<img ', size))) },
  { name: 'a flood of "<img src=\'" in HTML', make: (size) => text(inDescription(repeat("<img src='", size))) },
  { name: 'a flood of open quotes in HTML', make: (size) => text(inDescription(repeat('<a b="', size))) },
  { name: 'a flood of both quotes in HTML', make: (size) => text(inDescription(repeat(`<a b="'<a b='`, size))) },
  { name: 'a flood of comment starts in HTML', make: (size) => text(inDescription(repeat('<!--', size))) },
  { name: 'a flood of script starts in HTML', make: (size) => text(inDescription(repeat('<script>', size))) },
  { name: 'a flood of applet starts in HTML', make: (size) => text(inDescription(repeat('<applet>', size))) },
  { name: 'a flood of "</" after a script', make: (size) => text(inDescription(`<script>${repeat('</', size)}`)) },
  { name: 'a flood of ampersands', make: (size) => text(item(`<title>${repeat('&', size)}</title>`)) },
  { name: 'a flood of half entities', make: (size) => text(item(`<title>${repeat('&amp', size)}</title>`)) },
  { name: 'a flood of "]]" in CDATA', make: (size) => text(inDescription(repeat(']]', size))) },
  { name: 'a flood of CDATA starts', make: (size) => text(item(`<title>${repeat('<![CDATA[', size)}`)) },
  { name: 'white space without end', make: (size) => text(item(`<title>a${repeat(' \n', size)}b</title>`)) },
  { name: 'items within items, none closed', make: (size) => text(rss(repeat('<item><title>a', size))) },
  { name: 'channels within channels', make: (size) => text(`<rss>${repeat('<channel>', size)}`) },
  { name: 'elements nested deep and never closed', make: (size) => text(rss(repeat('<a>', size))) },
  { name: 'elements nested deep in an item', make: (size) => text(item(repeat('<a>', size))) },
  {
    name: 'elements nested deep under changing names',
    make: (size) => text(item(Array.from({ length: size / 10 }, (_, index) => `<a${index}>`).join(''))),
  },
  {
    name: 'empty elements under changing names',
    make: (size) => text(item(Array.from({ length: size / 12 }, (_, index) => `<p${index}:q/>`).join(''))),
  },
  { name: 'closing tags that nobody opened', make: (size) => text(rss(repeat('</nobody>', size))) },
  { name: 'closing tags in a text', make: (size) => text(item(`<description>${repeat('</nobody>', size)}`)) },
  {
    name: 'attributes without end',
    make: (size) =>
      text(item(`<guid ${Array.from({ length: size / 10 }, (_, index) => `a${index}="v" `).join('')}>g</guid>`)),
  },
  { name: 'one attribute without end', make: (size) => text(item(`<guid a="${repeat('v', size)}">g</guid>`)) },
  { name: 'an attribute never closed', make: (size) => text(item(`<guid a="${repeat('v>', size)}`)) },
  { name: 'a tag name without end', make: (size) => text(rss(`<${repeat('n', size)}>`)) },
  {
    name: 'namespaces without end',
    make: (size) =>
      text(
        rss(Array.from({ length: size / 40 }, (_, index) => `<p${index}:x xmlns:p${index}="urn:${index}"/>`).join('')),
      ),
  },
  { name: 'bases without end', make: (size) => text(item(repeat('<content xml:base="b/">t</content>', size))) },
  { name: 'links without end', make: (size) => text(item(repeat('<link href="https://a.example/"/>', size))) },
  { name: 'dates without end', make: (size) => text(item(repeat('<pubDate>Fri, 07 Mar 2025</pubDate>', size))) },
  { name: 'a date as long as a book', make: (size) => text(item(`<pubDate>${repeat('7 Mar ', size)}</pubDate>`)) },
  {
    name: 'more items than anybody reads',
    make: (size) => text(rss(repeat('<item><title>a</title><link>https://a.example/1</link></item>', size))),
  },
  { name: 'one text as long as the feed', make: (size) => text(inDescription(repeat('Lorem &lt;b&gt; ', size))) },
  { name: 'one headline as long as the feed', make: (size) => text(item(`<title>${repeat('Word ', size)}</title>`)) },
  {
    name: 'a billion laughs',
    make: (size) => {
      const levels = Array.from({ length: 20 }, (_, level) => `<!ENTITY l${level + 1} "${`&l${level};`.repeat(10)}">`)
      const head = `<!DOCTYPE rss [<!ENTITY l0 "lol">${levels.join('')}]>`
      return text(`${head}<rss><channel><item><title>${repeat('&l20;', size)}</title></item></channel></rss>`)
    },
  },
  {
    name: 'one long entity many times',
    make: (size) =>
      text(
        `<!DOCTYPE rss [<!ENTITY a "${'x'.repeat(1000)}">]><rss><channel><item><title>${repeat('&a;', size)}</title></item></channel></rss>`,
      ),
  },
  { name: 'a document type never closed', make: (size) => text(`<!DOCTYPE rss [${repeat('<!ENTITY a "', size)}`) },
  { name: 'entities without end', make: (size) => text(`<!DOCTYPE r [${repeat('<!ENTITY a "b">', size)}]><rss/>`) },
  { name: 'comments before the feed', make: (size) => text(`${repeat('<!---->', size)}${rss('')}`) },
  { name: 'a comment never closed', make: (size) => text(`<!--${repeat('-', size)}`) },
  { name: 'instructions never closed', make: (size) => text(rss(repeat('<?a ', size))) },
  { name: 'zero bytes', make: (size) => Buffer.alloc(size) },
  { name: 'control characters', make: (size) => text(item(`<title>${repeat('\u0001\u0080\uffff', size)}</title>`)) },
  { name: 'bytes that are no text', make: (size) => Buffer.alloc(size, 0xff) },
  {
    name: 'JSON nested deep',
    make: (size) => text(`{"items":[{"title":"a","content_html":${repeat('[', size)}`),
  },
  { name: 'JSON in pieces', make: (size) => text(`{"items":[${repeat('{"a":1,},', size)}`) },
  { name: 'JSON strings never closed', make: (size) => text(`{"items":[${repeat('{"a":"\\"', size)}`) },
  {
    name: 'JSON that names the prototype',
    make: (size) =>
      text(
        `{"version":"https://jsonfeed.org/version/1","items":[${repeat('{"__proto__":{"title":"no"},"constructor":1},', size)}{}]}`,
      ),
  },
]
