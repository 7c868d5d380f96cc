/** JSON Feed 1.1 on the wire, as far as it is used here. */
import T from 'typebox'
import { BIAS_LABELS } from '../../domain/feed-source.ts'
import { Timestamp } from './timestamp.ts'

export const JsonFeedWire = T.Object({
  version: T.Literal('https://jsonfeed.org/version/1.1'),
  title: T.String(),
  home_page_url: T.String(),
  feed_url: T.String(),
  description: T.String(),
  items: T.Array(
    T.Object({
      id: T.String({ description: 'The guid of the publisher' }),
      url: T.String(),
      title: T.String({ description: 'Neutral wording' }),
      content_text: T.Optional(T.String()),
      content_html: T.Optional(T.String({ description: 'Of a story: its summary and its articles' })),
      summary: T.Optional(T.String()),
      image: T.Optional(T.String()),
      date_published: Timestamp,
      authors: T.Array(T.Object({ name: T.String() }), { description: 'The feed source' }),
      tags: T.Optional(T.Array(T.String(), { description: 'The category of the source' })),
      _debrief: T.Object({
        story_group_id: T.Integer(),
        original_title: T.String(),
        bias_label: T.Enum([...BIAS_LABELS], { type: 'string' }),
      }),
    }),
  ),
})
