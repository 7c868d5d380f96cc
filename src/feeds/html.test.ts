import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { collapseSpace, findImages, htmlToText } from './html.ts'

const READINGS: [html: string, text: string][] = [
  ['plain text', 'plain text'],
  ['', ''],
  ['a &amp; b &lt;c&gt; &copy; &#x2014; &#8217;', 'a & b <c> © — ’'],
  ['AT&T and R&D', 'AT&T and R&D'],
  ['<p>One.</p><p>Two.</p>', 'One. Two.'],
  ['a<b>b</b>c <i>d</i>', 'abc d'],
  ['line<br>break<br/>again', 'line break again'],
  ['<a title="a > b" href=\'x>y\'>link</a>', 'link'],
  ['<a href="never closed>link</a> rest', 'link rest'],
  ['3 < 4 and 5 > 2 <3', '3 < 4 and 5 > 2 <3'],
  ['before<!-- <b>hidden</b> -->after', 'beforeafter'],
  ['before<!-- never closed > after', 'before after'],
  ['<![CDATA[kept <b>as</b> it is]]>', 'kept <b>as</b> it is'],
  ['<?php echo 1 ?>text<!DOCTYPE x>', 'text'],
  ['a<script>if (a < b) { x() }</script >b', 'a b'],
  ['a<style media="x">p > b {}</style>b', 'a b'],
  ['a<script>never closed', 'a'],
  ['a<applet>inside', 'a inside'],
  ['cut off <a href="http', 'cut off'],
  ['cut off <', 'cut off <'],
  ['<svg><path d="M0"/></svg>text', 'text'],
  ['<x-widget>custom</x-widget> <o:p>office</o:p>', 'custom office'],
  ['<xh:b>x</xh:b>y <xh:p>z</xh:p>', 'xy z'],
  ['a<xh:script>b()</xh:script>c', 'a c'],
  ['/find?a=1&notify=2&copy=3&region and &copy 2025 AT&amp;T', '/find?a=1&notify=2&copy=3&region and © 2025 AT&T'],
  ['who is <nobody>?', 'who is <nobody>?'],
  ['spaces\u00a0\u2003 and\n\ttabs\ufeff', 'spaces and tabs'],
]

describe('markup to plain text', () => {
  for (const [html, text] of READINGS) {
    it(`reads ${JSON.stringify(html)}`, () => assert.equal(htmlToText(html, true), text))
  }

  it('takes unknown tags away where markup stood as markup', () => {
    assert.equal(htmlToText('who is <nobody>?', false), 'who is ?')
  })

  it('gives text without line breaks, double spaces or spaces at the ends, whatever comes', () => {
    const scrap = fc.constantFrom(
      '<',
      '>',
      '"',
      "'",
      '=',
      '/',
      '!--',
      '-->',
      ' ',
      '\n',
      '&',
      'amp;',
      'a',
      'script',
      'img src',
    )
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(scrap, { maxLength: 40 }).map((a) => a.join('')),
        ),
        (html) => {
          const text = htmlToText(html, true)
          assert.equal(text, collapseSpace(text))
          assert.doesNotMatch(text, /\n| {2}|^ | $/)
        },
      ),
    )
  })
})

describe('pictures in markup', () => {
  const find = (html: string) => findImages(html, 10)

  it('are found in any spelling of the tag', () => {
    assert.deepEqual(find(`<IMG SRC=a.jpg><img alt='x>y' src = "b.jpg"/><img\nsrc='c.jpg?x=1&amp;y=2'>`), [
      'a.jpg',
      'b.jpg',
      'c.jpg?x=1&y=2',
    ])
  })

  it('are not those of a pixel, of another element or without an address', () => {
    assert.deepEqual(find('<img width=1 height=1 src=a><imgx src=b><video src=c><img alt="src=d"><img src="">'), [])
  })

  it('are taken from a lazy attribute when the address itself is missing', () => {
    assert.deepEqual(find('<img data-src="lazy.jpg">'), ['lazy.jpg'])
  })

  it('are at most as many as asked for', () => {
    assert.deepEqual(findImages('<img src=a><img src=b><img src=c>', 2), ['a', 'b'])
  })
})
