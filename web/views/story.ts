/** One story: how every outlet words it, who covers it, why it is one story, and which titles were changed later. */
import { type ComponentChild, h } from 'preact'
import { followableLink, storyAddress } from '../address.ts'
import { categoryName } from '../category.ts'
import { countOf, coverageOf, RATED_LABELS } from '../coverage.ts'
import { countedEvidence } from '../evidence.ts'
import type { Article, Evidence, Explanation, Story, Tactic, TitleFormat, TitleRevision } from '../wire.ts'
import { biasTag, coverageBar, coverageTable } from './coverage-bar.ts'
import { inLanguage, type ReadLanguage } from './language.ts'
import { findings, markedHeadline } from './marked-headline.ts'
import { moment } from './moment.ts'
import { grouping, titleChanges } from './story-background.ts'
import { wordingsOf } from './story-card.ts'
import { symbol } from './symbols.ts'
import { titlePair, titleSwitch } from './titles.ts'

export interface StoryView {
  story: Story
  category: string
  pictureOf: Article | null
  readLanguage: ReadLanguage
  /** By article id: where the built-in engine sees tactics in the title as published. */
  evidence: ReadonlyMap<number, readonly Evidence[]>
  tactics: readonly Tactic[]
  explanation: Explanation
  /** By article id; oldest first, the current wording last. */
  revisions: ReadonlyMap<number, readonly TitleRevision[]>
  titleFormat: TitleFormat | null
  now: Date
}

export function storyMain(view: StoryView): ComponentChild {
  const { story, category, readLanguage, titleFormat, now } = view
  const coverage = coverageOf(story.articles)
  const wordingsOnTop = wordingsOf(view)
  return h(
    'div',
    {
      class: 'page story-page',
      id: 'story',
      'data-story': story.id,
      'data-title': story.canonical_title,
      'data-language': wordingsOnTop.language,
    },
    h(
      'article',
      { 'aria-labelledby': 'story-title' },
      h(
        'header',
        { class: 'story-head' },
        h(
          'div',
          { class: 'story-head-text' },
          h(
            'p',
            { class: 'kicker' },
            category === ''
              ? null
              : [
                  h(
                    'a',
                    { class: 'kicker-category', href: `/?category=${encodeURIComponent(category)}` },
                    categoryName(category),
                  ),
                  ' ',
                ],
            moment(story.latest_published_at, now),
          ),
          h('h1', { id: 'story-title', dir: 'auto' }, titlePair(wordingsOnTop)),
          story.canonical_summary === ''
            ? null
            : h(
                'p',
                { class: 'lead', dir: 'auto', ...inLanguage(readLanguage(story.canonical_summary, '')) },
                story.canonical_summary,
              ),
          titleSwitch(titleFormat, (format) => storyAddress(story.id, format)),
        ),
        h(
          'div',
          { class: 'story-head-side' },
          leadPicture(view),
          h(
            'section',
            { class: 'coverage-block', 'aria-labelledby': 'coverage-title' },
            h('h2', { id: 'coverage-title' }, `Told by ${countOf(coverage.sourceCount, 'source')}`),
            coverageBar(coverage),
            coverageTable(coverage),
          ),
        ),
      ),
      h(
        'section',
        { class: 'block', 'aria-labelledby': 'wordings-title' },
        h('h2', { id: 'wordings-title' }, 'The same news, as each outlet words it'),
        h('p', { class: 'note' }, flagSummary(view)),
        wordings(view),
      ),
      titleChanges(view),
      grouping(view),
    ),
    h(
      'p',
      { class: 'note' },
      'This story as data: ',
      h('a', { href: `/api/stories/${story.id}` }, `/api/stories/${story.id}`),
    ),
  )
}

function leadPicture({ story, pictureOf }: StoryView): ComponentChild {
  if (pictureOf === null) return null
  return h(
    'figure',
    { class: 'story-head-picture' },
    h('img', {
      src: `/pictures/${story.id}/${pictureOf.id}`,
      alt: '',
      width: 640,
      height: 426,
      decoding: 'async',
      referrerpolicy: 'no-referrer',
    }),
    h('figcaption', null, 'Picture: ', h('bdi', null, pictureOf.source.name)),
  )
}

function flagSummary({ story, evidence }: StoryView): ComponentChild {
  const flagged = story.articles.filter(({ id }) => countedEvidence(evidence.get(id) ?? []).length > 0).length
  const all = countOf(story.articles.length, 'headline')
  if (flagged === 0) return `None of ${all} was flagged for a manipulation tactic.`
  return [
    `${flagged} of ${all} ${flagged === 1 ? 'was' : 'were'} flagged for a manipulation tactic. `,
    h('span', { class: 'how-to-press' }, 'Point at a marked word, or focus it, to see why.'),
  ]
}

function wordings(view: StoryView): ComponentChild {
  return h(
    'div',
    { class: 'wordings' },
    h(
      'div',
      { class: 'wordings-head', 'aria-hidden': 'true' },
      h('span', null, 'Outlet'),
      h('span', null, 'As published'),
      h('span', null, 'In neutral words'),
    ),
    h(
      'ol',
      { class: 'wordings-list' },
      inBarOrder(view.story.articles).map((article) => wording(article, view)),
    ),
  )
}

function wording(article: Article, { evidence, tactics, readLanguage, now }: StoryView): ComponentChild {
  const seen = evidence.get(article.id) ?? []
  const isSame = article.neutral_title === article.original_title
  const attribute = inLanguage(readLanguage(article.original_title, article.original_summary))
  return h(
    'li',
    { class: 'wording', id: `article-${article.id}`, 'data-item': '' },
    h(
      'div',
      { class: 'wording-source' },
      h(
        'a',
        { class: 'source-name', dir: 'auto', href: `/?sources=${encodeURIComponent(article.source.slug)}` },
        article.source.name,
      ),
      biasTag(article.source.bias_label),
      h('span', { class: 'wording-when' }, moment(article.published_at, now), leaveLink(article)),
    ),
    h(
      'div',
      { class: 'wording-original' },
      h('span', { class: 'cell-label' }, 'As published'),
      h(
        'p',
        { class: 'wording-text marked', dir: 'auto', ...attribute },
        markedHeadline(article.original_title, seen, tactics, String(article.id)),
      ),
      countedEvidence(seen).length === 0 ? null : findings(seen),
    ),
    h(
      'div',
      { class: 'wording-neutral' },
      h('span', { class: 'cell-label' }, 'In neutral words'),
      isSame
        ? h('p', { class: 'wording-text wording-kept' }, keptText(seen))
        : [
            h('p', { class: 'wording-text', dir: 'auto', ...attribute }, article.neutral_title),
            countedEvidence(seen).length === 0 ? h('p', { class: 'findings findings-none' }, 'Nothing flagged') : null,
          ],
    ),
  )
}

/** A flagged title that was kept all the same is said to be so: no rewording was sure to keep its facts. */
function keptText(seen: readonly Evidence[]): string {
  return countedEvidence(seen).length === 0
    ? 'Nothing flagged; kept as published'
    : 'Kept as published: no other wording was sure to keep the facts'
}

function leaveLink({ link, source }: Article): ComponentChild {
  const href = followableLink(link)
  if (href === null) return null
  return h(
    'a',
    { class: 'leave', href, rel: 'noopener noreferrer nofollow external', 'data-open': '' },
    'Read it there',
    h('span', { class: 'unseen' }, `: ${source.name}`),
    symbol('leave'),
  )
}

/** As the bar runs, from left to right; sources of one label by name, and of one source the newest first. */
function inBarOrder(articles: readonly Article[]): Article[] {
  const labels: readonly string[] = [...RATED_LABELS, 'mixed', 'unrated']
  return articles.toSorted(
    (a, b) =>
      labels.indexOf(a.source.bias_label) - labels.indexOf(b.source.bias_label) ||
      a.source.name.localeCompare(b.source.name, 'en') ||
      b.published_at.localeCompare(a.published_at),
  )
}
