import assert from 'node:assert/strict'
import { test } from 'node:test'
import { DomainError } from './errors.ts'
import { readFeedSourceDraft, toSlug } from './feed-source-draft.ts'

const url = 'https://news.example/rss'

test('fills in slug, bias label, category and activity of a source', () => {
  assert.deepEqual(readFeedSourceDraft({ name: ' The  Évian Post ', rss_url: url }), {
    name: 'The Évian Post',
    slug: 'the-evian-post',
    rssUrl: url,
    biasLabel: 'unrated',
    biasBasis: '',
    category: 'uncategorized',
    isActive: true,
  })
})

test('takes null and empty text for an absent field, and ignores unknown fields', () => {
  const sparse = { name: 'Post', rss_url: url, slug: '', bias_label: null, category: ' ', is_active: null, id: 7 }
  assert.deepEqual(readFeedSourceDraft(sparse), readFeedSourceDraft({ name: 'Post', rss_url: url }))
})

test('keeps every field that is given, slugs and labels in lower case', () => {
  const given = {
    name: 'Post',
    slug: 'The_Post.2',
    rss_url: 'http://127.0.0.1:9/f',
    bias_label: 'Lean_Left',
    bias_basis: 'Our reading of a month of its front pages.',
    category: 'Tech_Science',
    is_active: false,
  }
  assert.deepEqual(readFeedSourceDraft(given), {
    name: 'Post',
    slug: 'the_post.2',
    rssUrl: 'http://127.0.0.1:9/f',
    biasLabel: 'lean_left',
    biasBasis: 'Our reading of a month of its front pages.',
    category: 'tech_science',
    isActive: false,
  })
})

test('names the field that is wrong', () => {
  const wrong: [string, unknown][] = [
    ['name', { rss_url: url }],
    ['name', { name: '  ', rss_url: url }],
    ['name', { name: 7, rss_url: url }],
    ['name', { name: 'x'.repeat(201), rss_url: url }],
    ['name', { name: 'a\u0000b', rss_url: url }],
    ['rss_url', { name: 'Post' }],
    ['rss_url', { name: 'Post', rss_url: 'news.example/rss' }],
    ['rss_url', { name: 'Post', rss_url: 'file:///etc/passwd' }],
    ['rss_url', { name: 'Post', rss_url: 'https://user:secret@news.example/rss' }],
    ['slug', { name: 'Post', rss_url: url, slug: 'a,b' }],
    ['slug', { name: 'Post', rss_url: url, slug: 'a/b' }],
    ['slug', { name: 'Post', rss_url: url, slug: 'stories' }],
    ['slug', { name: 'Stories', rss_url: url }],
    ['slug', { name: '!!!', rss_url: url }],
    ['bias_label', { name: 'Post', rss_url: url, bias_label: 'middle' }],
    ['category', { name: 'Post', rss_url: url, category: 'US News' }],
    ['is_active', { name: 'Post', rss_url: url, is_active: 'yes' }],
  ]
  for (const [field, entry] of wrong) {
    assert.throws(
      () => readFeedSourceDraft(entry),
      (error) => error instanceof DomainError && error.code === 'invalid' && error.field === field,
      JSON.stringify(entry),
    )
  }
  for (const entry of [null, [], 'Post', 3]) assert.throws(() => readFeedSourceDraft(entry), DomainError)
})

test('reads an address as feed readers write it', () => {
  const read = (address: string) => readFeedSourceDraft({ name: 'Post', rss_url: address }).rssUrl
  assert.equal(read('feed://news.example/rss?a=feed://b'), 'http://news.example/rss?a=feed://b')
  assert.equal(read('feed:https://news.example/rss'), 'https://news.example/rss')
  assert.equal(read('FEED://https://news.example/rss'), 'https://news.example/rss')
})

test('makes slugs of names in any script', () => {
  assert.equal(toSlug('US News', '_'), 'us_news')
  assert.equal(toSlug("Reader's Tech & Science", '_'), 'readers_tech_science')
  assert.equal(toSlug('新华网', '-'), '新华网')
  assert.equal(toSlug('Süddeutsche / Ausland', '-'), 'suddeutsche-ausland')
  assert.equal(toSlug('Новости дня', '-'), 'новости-дня')
  assert.equal(toSlug('दैनिक समाचार', '-'), 'दैनिक-समाचार')
  assert.equal(toSlug('—', '-'), '')
  assert.equal([...toSlug('word '.repeat(100), '-')].length <= 80, true)
})
