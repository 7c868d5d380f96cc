/** Small feeds, one quirk a line: what an item has to come out as. Larger ones are in test/fixtures/feeds. */
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { FeedItem } from '../domain/feed.ts'
import { parseFeed } from './parse.ts'

const rss = (item: string, attributes = '') =>
  `<rss version="2.0" ${attributes}><channel><title>Gazette</title><link>https://g.example/</link><item>${item}</item></channel></rss>`
const atom = (entry: string, attributes = '') =>
  `<feed xmlns="http://www.w3.org/2005/Atom" ${attributes}><title>Gazette</title><link href="https://g.example/"/><entry>${entry}</entry></feed>`
const rdf = (item: string) =>
  `<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="http://purl.org/rss/1.0/" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel><title>Gazette</title></channel><item rdf:about="https://g.example/a">${item}</item></rdf:RDF>`
const MEDIA = 'xmlns:media="http://search.yahoo.com/mrss/"'
const XHTML = 'xmlns="http://www.w3.org/1999/xhtml"'

type Expected = Partial<Omit<FeedItem, 'publishedAt'>> & { publishedAt?: string | null }

const QUIRKS: Record<string, [xml: string, expected: Expected][]> = {
  'text types of Atom': [
    [atom('<title type="text">1 &lt; 2 &amp;amp; 3</title>'), { title: '1 < 2 &amp; 3' }],
    [atom('<title type="TEXT">a &lt;b&gt;</title>'), { title: 'a <b>' }],
    [atom('<title type="text/plain">a &lt;b&gt;</title>'), { title: 'a <b>' }],
    [atom('<title type="html">a &lt;b&gt;b&lt;/b&gt; &amp;amp; c</title>'), { title: 'a b & c' }],
    [atom('<title type="text/html"><![CDATA[a <b>b</b>]]></title>'), { title: 'a b' }],
    [atom(`<title type="xhtml"><div ${XHTML}>a <b>b</b> &amp; &lt;c&gt;</div></title>`), { title: 'a b & <c>' }],
    [
      atom(`<summary type="xhtml"><xh:div xmlns:xh="http://www.w3.org/1999/xhtml">x<xh:i>y</xh:i></xh:div></summary>`),
      { summary: 'xy' },
    ],
    [atom('<title>a</title><content type="text">1 &lt; 2</content>'), { summary: '1 < 2' }],
    [atom('<title>a</title><content type="html">&lt;p&gt;One&lt;p&gt;Two</content>'), { summary: 'One Two' }],
    [atom('<title>a</title><content type="image/png">iVBORw0KGgo=</content>'), { summary: '' }],
    [atom('<title mode="escaped" type="text/html">a &lt;b&gt;b&lt;/b&gt;</title>'), { title: 'a b' }],
  ],
  'texts as they are meant to be read': [
    [rss('<title>Cafe\u0301 in Ska\u030arva</title>'), { title: 'Café in Skårva' }],
    [rss('<title>x</title><guid>cafe\u0301</guid>'), { guid: 'cafe\u0301' }],
    [rss('<title>Mayor \u202eresigns\u202c \u2067at &#x2066; last</title>'), { title: 'Mayor resigns at last' }],
    [rss('<title>\u202e</title><description>Ferry &#8238;late</description>'), { title: 'Ferry late' }],
    [atom('<title type="html">a\u200f &lt;b&gt;\u202eb&lt;/b&gt; \u200dc</title>'), { title: 'a\u200f b \u200dc' }],
  ],
  'entities and sections, wherever they stand': [
    [rss('<title>Caf&eacute; &#x2014; &#8220;x&#8221;</title>'), { title: 'Café — “x”' }],
    [rss('<title>Q&A & R&D</title>'), { title: 'Q&A & R&D' }],
    [rss('<title><![CDATA[a]]> &amp; <![CDATA[b]]></title>'), { title: 'a & b' }],
    [rss('<title>a<!-- not this -->b<?nor this?></title>'), { title: 'ab' }],
    [rss('<title>x</title><link>https://g.example/?a=1&amp;b=2</link>'), { link: 'https://g.example/?a=1&b=2' }],
    [
      rss('<title>x</title><link><![CDATA[ https://g.example/?a=1&b=2 ]]></link>'),
      { link: 'https://g.example/?a=1&b=2' },
    ],
    [atom('<title>x</title><link href="https://g.example/?a=1&#38;b=2"/>'), { link: 'https://g.example/?a=1&b=2' }],
    [rss("<title>x</title><guid isPermaLink='false'> a&amp;b\n</guid>"), { guid: 'a&b', link: '' }],
    [
      rss('<title>x</title><pubDate><![CDATA[Fri, 07 Mar 2025 06:30:15 GMT]]></pubDate>'),
      { publishedAt: '2025-03-07T06:30:15.000Z' },
    ],
    [rss('<title>x</title><description>&amp;lt;b&amp;gt; is bold</description>'), { summary: '<b> is bold' }],
    [rss('<title>&amp;#8216;x&amp;#8217; &amp;hellip;</title>'), { title: '‘x’ …' }],
    // Halves of a pair, as Java writes them: in the text, in its HTML, next to other references, and one alone.
    [rss('<title>Ferry &#55357;&#56832; &#xD83D;&#xde00;</title>'), { title: 'Ferry 😀 😀' }],
    [
      rss('<title>&amp;#55356;&amp;#57331;</title><guid>&#25991;&#56319;&#57343;</guid>'),
      { title: '🏳', guid: '文\u{10ffff}' },
    ],
    [rss('<title>a &#xD83D; &#56832;&#55357; b</title>'), { title: 'a \ufffd \ufffd\ufffd b' }],
  ],
  'namespaces under odd prefixes and addresses': [
    [
      rss('<x:title>a</x:title><x:date>2025-03-07</x:date>', 'xmlns:x="http://purl.org/dc/elements/1.1/"'),
      { title: 'a', publishedAt: '2025-03-07T00:00:00.000Z' },
    ],
    [
      rss('<title>a</title><t:created>2025-03-07</t:created>', 'xmlns:t="http://purl.org/dc/terms/"'),
      { publishedAt: '2025-03-07T00:00:00.000Z' },
    ],
    [
      rss(
        '<title>a</title><c:encoded>b &lt;i&gt;c&lt;/i&gt;</c:encoded>',
        'xmlns:c="http://purl.org/rss/1.0/modules/content/"',
      ),
      { summary: 'b c' },
    ],
    [
      rss('<title>a</title><m:thumbnail url="/i.jpg"/>', 'xmlns:m="https://search.yahoo.com/mrss"'),
      { imageUrl: 'https://g.example/i.jpg' },
    ],
    [
      rss(
        '<title>a</title><i:image href="/i.jpg"/><i:summary>s</i:summary>',
        'xmlns:i="http://www.itunes.com/DTDs/Podcast-1.0.dtd"',
      ),
      { imageUrl: 'https://g.example/i.jpg', summary: 's' },
    ],
    [
      rss(
        '<title>a</title><f:origLink>https://g.example/o</f:origLink><link>https://p.example/o</link>',
        'xmlns:f="http://rssnamespace.org/feedburner/ext/1.0"',
      ),
      { link: 'https://g.example/o' },
    ],
    [rss('<x:title xmlns:x="urn:x">X</x:title><title>a</title>'), { title: 'a' }],
    [
      rss(
        '<title>a</title><georss:point>45 -71</georss:point><geo:lat>45</geo:lat>',
        'xmlns:georss="http://www.georss.org/georss"',
      ),
      { title: 'a', summary: '' },
    ],
    [
      rss('<title>a</title><category>c</category><dc:creator>d</dc:creator><author>e</author>'),
      { title: 'a', summary: '', guid: '' },
    ],
    [
      '<a:feed xmlns:a="http://purl.org/atom/ns#"><a:entry><a:title>t</a:title><a:issued>2025-03-07T06:30Z</a:issued></a:entry></a:feed>',
      { title: 't', publishedAt: '2025-03-07T06:30:00.000Z' },
    ],
    [
      atom(
        '<title>t</title><source><title>Other</title><id>o</id><updated>2020-01-01T00:00:00Z</updated></source><id>i</id>',
      ),
      { title: 't', guid: 'i', publishedAt: null },
    ],
    [atom('<author><name>n</name><uri>https://n.example/</uri></author><title>t</title>'), { title: 't', link: '' }],
  ],
  'RSS 1.0 and older': [
    [
      rdf('<title>a</title><link>https://g.example/l</link><dc:date>2025-03-07T06:30:15+01:00</dc:date>'),
      { guid: 'https://g.example/a', link: 'https://g.example/l', publishedAt: '2025-03-07T05:30:15.000Z' },
    ],
    [rdf('<title>a</title><dc:description>d</dc:description>'), { link: 'https://g.example/a', summary: 'd' }],
    [
      '<RSS><CHANNEL><ITEM><TITLE>a</TITLE><LINK>https://g.example/1</LINK></ITEM></CHANNEL></RSS>',
      { title: 'a', link: 'https://g.example/1' },
    ],
    [
      '<rss version="0.91"><channel></channel><item><title>beside the channel</title></item></rss>',
      { title: 'beside the channel' },
    ],
  ],
  'bases and relative addresses': [
    [rss('<title>a</title><link>/x</link>', 'xml:base="https://b.example/y/"'), { link: 'https://b.example/x' }],
    [atom('<title>a</title><link xml:base="https://l.example/d/" href="x"/>'), { link: 'https://l.example/d/x' }],
    [
      atom(
        '<title>a</title><link href="x"/><content type="html" xml:base="https://c.example/"> &lt;img src="p.png"></content>',
        'xml:base="https://f.example/d/"',
      ),
      { link: 'https://f.example/d/x', imageUrl: 'https://c.example/p.png' },
    ],
    [atom('<title>a</title><link href="//h.example/x"/>'), { link: 'https://h.example/x' }],
    [atom('<title>a</title><link href="?p=1"/>'), { link: 'https://g.example/feed?p=1' }],
    [rss('<title>a</title><link>mailto:a@g.example</link>'), { link: '' }],
  ],
  'links by relation': [
    [
      atom('<title>a</title><link rel="self" href="/s"/><link rel="ALTERNATE" href="/a"/>'),
      { link: 'https://g.example/a' },
    ],
    [atom('<title>a</title><link rel="replies" href="/r"/><link rel="via" href="/v"/>'), { link: '' }],
    [
      atom('<title>a</title><link type="application/json" href="/j"/><link type="application/xhtml+xml" href="/a"/>'),
      { link: 'https://g.example/a' },
    ],
    [
      atom('<title>a</title><link rel="enclosure" type="image/png" href="/p.png"/><link href="/a"/>'),
      { link: 'https://g.example/a', imageUrl: 'https://g.example/p.png' },
    ],
    [rss('<title>a</title><guid>12345</guid>'), { guid: '12345', link: '' }],
    [rss('<title>a</title><guid isPermaLink="FALSE">https://g.example/1</guid>'), { link: '' }],
    [rss('<title>a</title><link></link><guid>https://g.example/1</guid>'), { link: 'https://g.example/1' }],
  ],
  'dates by name': [
    [
      atom('<title>a</title><updated>2025-03-08T00:00:00Z</updated><published>2025-03-07T00:00:00Z</published>'),
      { publishedAt: '2025-03-07T00:00:00.000Z' },
    ],
    [atom('<title>a</title><updated>2025-03-08T00:00:00Z</updated>'), { publishedAt: '2025-03-08T00:00:00.000Z' }],
    [
      rss('<title>a</title><pubDate>soon</pubDate><dc:date>2025-03-07</dc:date>'),
      { publishedAt: '2025-03-07T00:00:00.000Z' },
    ],
    [rss('<title>a</title><pubDate></pubDate>'), { publishedAt: null }],
    [rss('<title>a</title><pubDate>Mon, 30 Nov -0001 00:00:00 +0000</pubDate>'), { publishedAt: null }],
  ],
  'pictures by kind': [
    [
      rss(
        '<title>a</title><media:group><media:content url="/v.mp4" type="video/mp4"/><media:thumbnail url="/t.jpg"/></media:group>',
        MEDIA,
      ),
      { imageUrl: 'https://g.example/t.jpg' },
    ],
    [rss('<title>a</title><media:content medium="image" url="/c"/>', MEDIA), { imageUrl: 'https://g.example/c' }],
    [
      rss(
        '<title>a</title><enclosure url="/e.mp3" type="audio/mpeg"/><description>&lt;img src=/d.gif&gt;</description>',
      ),
      { imageUrl: 'https://g.example/d.gif' },
    ],
    [rss('<title>a</title><enclosure url="/e.PNG?x=1"/>'), { imageUrl: 'https://g.example/e.PNG?x=1' }],
    [rss('<title>a</title><description>&lt;img src="/p.gif" width=1 height=1&gt;</description>'), { imageUrl: null }],
    [
      rss('<title>a</title><image><url>/i.jpg</url><title>not this</title></image>'),
      { title: 'a', imageUrl: 'https://g.example/i.jpg' },
    ],
  ],
  'titles and what stands in for them': [
    [rss('<title>  a\n\tb&#160; c </title>'), { title: 'a b c' }],
    [
      rss('<title></title><description>Summary &lt;b&gt;first&lt;/b&gt;</description><link>https://g.example/1</link>'),
      { title: 'Summary first' },
    ],
    [rss('<link>https://g.example/1</link>'), { title: 'https://g.example/1' }],
    [rss('<title>first</title><title>second</title>'), { title: 'first' }],
    [rss('<media:title>m</media:title><title>a</title>', MEDIA), { title: 'a' }],
    [rss(`<description>${'é'.repeat(101)}</description>`), { title: `${'é'.repeat(100)}…` }],
  ],
}

describe('quirks of feeds', () => {
  for (const [group, quirks] of Object.entries(QUIRKS)) {
    it(group, () => {
      for (const [xml, expected] of quirks) {
        const [item] = parseFeed({ body: Buffer.from(xml), contentType: '', baseUrl: 'https://g.example/feed' }).items
        assert.ok(item, xml)
        const read: Record<string, unknown> = { ...item, publishedAt: item.publishedAt?.toISOString() ?? null }
        for (const [field, value] of Object.entries(expected)) assert.equal(read[field], value, `${field} of ${xml}`)
      }
    })
  }
})
