/** Examples of the debrief routes, answered by an imaginary language model. A test sends each one. */
import type { Example } from '../openapi.ts'

const HEADLINE = "You won't believe what the council just did to the river bridge"
const KEY = { 'X-API-Key': '<API_KEY>' }
const VARIATIONS = ['City council decides to close the river bridge', 'River bridge to close after decision by council']
const TACTICS = ["Curiosity gap: “You won't believe what” – holds back what happened"]

function post(body: unknown, headers: Record<string, string> = KEY, query = '') {
  return { method: 'POST', path: `/api/debrief${query}`, headers, body }
}

export const DEBRIEF_EXAMPLES = {
  debriefHeadline: {
    twoVariations: {
      summary: 'Two variations',
      status: 200,
      request: post({ headline: HEADLINE, num_variations: 2 }),
      answer: { original: HEADLINE, variations: VARIATIONS, analysis: { clickbait_tactics_found: TACTICS } },
    },
    withEvidence: {
      summary: 'With the words that the tactics were seen in; the key in the body',
      status: 200,
      request: post({ headline: HEADLINE, num_variations: 2, api_key: '<API_KEY>' }, {}, '?include=evidence'),
      answer: {
        original: HEADLINE,
        variations: VARIATIONS,
        analysis: {
          clickbait_tactics_found: TACTICS,
          evidence: [
            {
              tactic_id: 'curiosity-gap',
              label: 'Curiosity gap',
              severity: 3,
              start: 0,
              end: 22,
              text: "You won't believe what",
              in_quote: false,
            },
          ],
        },
      },
    },
    missingKey: {
      summary: 'No key',
      status: 401,
      request: post({ headline: HEADLINE }, {}),
      answer: { detail: 'API key missing: send it in the X-API-Key header or as api_key in the body' },
    },
    revokedKey: {
      summary: 'A key that never was, or is no more',
      status: 401,
      request: post({ headline: HEADLINE }, { 'X-API-Key': '<REVOKED_API_KEY>' }),
      answer: { detail: 'API key not valid' },
    },
    tooShort: {
      summary: 'A headline that is too short',
      status: 422,
      request: post({ headline: 'News' }),
      answer: { detail: 'headline: must be 5 to 500 characters' },
    },
    noHeadline: {
      summary: 'No headline',
      status: 422,
      request: post({ num_variations: 3 }),
      answer: { detail: 'headline: is required' },
    },
    tooManyVariations: {
      summary: 'More variations than are made',
      status: 422,
      request: post({ headline: HEADLINE, num_variations: 6 }),
      answer: { detail: 'num_variations: must be an integer from 1 to 5' },
    },
    noObject: {
      summary: 'A body that is no JSON object',
      status: 422,
      request: post([HEADLINE]),
      answer: { detail: 'body: must be a JSON object' },
    },
    rateLimited: {
      summary: 'The 201st call in 60 seconds',
      status: 429,
      given: 'the rate limit is used up',
      request: post({ headline: HEADLINE }),
      answer: { detail: 'Rate limit exceeded: more than 200 requests per minute. Please try again shortly' },
    },
    noUsableAnswer: {
      summary: 'The AI backend fails',
      status: 502,
      given: 'the AI backend fails',
      request: post({ headline: HEADLINE }),
      answer: { detail: 'The AI backend gave no usable answer: try again' },
    },
    tooSlow: {
      summary: 'The AI backend takes too long',
      status: 504,
      given: 'the AI backend is too slow',
      request: post({ headline: HEADLINE }),
      answer: { detail: 'The AI backend took too long' },
    },
  },
  getDefaultPrompt: {
    prompt: {
      summary: 'The prompt, cut short here',
      status: 200,
      given: 'the default prompt is a short one',
      request: { path: '/api/debrief/prompt' },
      answer: { system_prompt: 'Identify every manipulative tactic in the headline…' },
    },
  },
  listTactics: {
    taxonomy: {
      summary: 'The taxonomy, one tactic of it',
      status: 200,
      given: 'the taxonomy has one tactic',
      request: { path: '/api/tactics' },
      answer: {
        tactics: [
          {
            id: 'curiosity-gap',
            label: 'Curiosity gap',
            definition: 'Holds back the very fact that the reader came for.',
            example: "You won't believe what happened next",
          },
        ],
      },
    },
  },
} satisfies Record<string, Record<string, Example>>
