import assert from 'node:assert/strict'
import { test } from 'node:test'
import { editTitle } from './edit-title.ts'
import { withoutTail } from './title-tail.ts'

const CUT: [string, string][] = [
  ['Ferry fares rise in Norwell. Here’s what to know', 'Ferry fares rise in Norwell'],
  ["Ferry Fares Rise in Norwell. Here's Why.", 'Ferry Fares Rise in Norwell'],
  ['Ferry fares rise in the U.S. Here’s what that means for you', 'Ferry fares rise in the U.S.'],
  ['Ferry fares rise in Norwell. What to know about the fares', 'Ferry fares rise in Norwell'],
  ['Ferry fares rise again in Skerra... Here’s why', 'Ferry fares rise again in Skerra'],
  ['Council backs ‘Harbor Plan.’ Here’s what to know', 'Council backs ‘Harbor Plan’'],
  ['Okafor is leading. The count goes on. Here’s what we know so far.', 'Okafor is leading. The count goes on.'],
  ['Norwell Ferry Strike on New Year’s Eve: What to Know', 'Norwell Ferry Strike on New Year’s Eve'],
  ['Norwell to close its schools: what to know', 'Norwell to close its schools'],
  ['Ferry strike ends in Norwell — here’s what happens next', 'Ferry strike ends in Norwell'],
  ['Ferry fares rise in Norwell, and here’s why', 'Ferry fares rise in Norwell'],
  ['Is the Norwell ferry running today? Here’s what to know', 'Is the Norwell ferry running today?'],
  ['Norwell just closed its harbor. Why?', 'Norwell just closed its harbor'],
  ['Here’s how Norwell plans to pay for its ferries', 'How Norwell plans to pay for its ferries'],
  ["Here's Why Norwell Sold Its Ferries", 'Why Norwell Sold Its Ferries'],
]

for (const [title, told] of CUT) test(`no tail: ${title}`, () => assert.equal(withoutTail(title), told))

const KEPT = [
  // What turns, denies or adds to what stands before it.
  'Okafor says the water is safe. Here’s why he is wrong',
  'Okafor says the water is safe. Here’s what really happened',
  'Okafor says the water is safe. Here’s what to know about Dorn’s report',
  'Ferry fares rise in Norwell. Here’s what to expect in 2031',
  'Ferry fares rise in Norwell. Here’s what economists say it means',
  'Ferry fares rise in Norwell. But here’s the catch',
  'Ferry fares rise in Norwell. Here’s what that means for tourism',
  'Norwell wants a bridge to Skerra. But how?',
  // What is left would ask for it.
  'Want to sail to Norwell? Here’s how',
  'Tired of the ferry strike in Norwell? Here’s what to know',
  'If the ferry is late again today, here’s why',
  'For Norwell sailors in need of sleep, here’s how',
  'Norwell’s Council of Ferries: what to know',
  'Since Okafor won the race, here’s how',
  'For sailors in need of sleep here’s how',
  'Okafor tells fans in Norwell, here’s why',
  'Okafor calls the plan "a scandal. Here’s why',
  // Checked, shown or argued, and not told.
  'Fact check: Okafor closed the pier. Here’s what we know',
  'Video shows Okafor on the pier. Here’s what we know',
  'Norwell’s mayor is a thief: here’s why',
  'Norwell must close its pier. Here’s why',
  // Names.
  'This Is Why by Skerra wins best rock album',
  // Somebody's words.
  'Okafor tells fans in Norwell: here’s what to expect',
  'Okafor to Norwell’s fans: here’s what to expect',
  'Okafor on strike: ‘It is over. Here’s why’',
  // Sentences of their own.
  'Here is what you do',
  'Here’s what Dorn said: “No”',
  'This is it',
  'This is how?',
  'Here’s what the ferry plan would cost and it’s not good',
]

for (const title of KEPT) test(`whole: ${title}`, () => assert.equal(withoutTail(title), title))

// A pattern that tries every split of the word would not come back.
test('a long word behind a tail is read, and stays', () => {
  const title = `Ferry fares rise in Norwell. Here’s what to know about ${'a'.repeat(380)}!!`
  assert.equal(withoutTail(title), title)
})

test('a tail goes with loaded words, and alone', () => {
  assert.equal(editTitle('Mayor slams ferry plan in Norwell. Here’s why'), 'Mayor criticizes ferry plan in Norwell')
  assert.equal(editTitle('Watch: Ferry sinks off Norwell. Here’s what we know'), 'Watch: Ferry sinks off Norwell')
})

const JUST: [string, string][] = [
  ['Norwell just banned cars from its harbor', 'Norwell banned cars from its harbor'],
  ['Norwell Just Launched Its New Ferry', 'Norwell Launched Its New Ferry'],
  ['Dorn has just resigned as mayor', 'Dorn has resigned as mayor'],
  ['Dorn just made it home', 'Dorn just made it home'],
  ['Dorn just missed a medal', 'Dorn just missed a medal'],
  ['Why Norwell could just set fares itself', 'Why Norwell could just set fares itself'],
  ['The bill he just signed would close the harbor', 'The bill he just signed would close the harbor'],
  ['The mayor who just quit the council', 'The mayor who just quit the council'],
  ['Okafor never just hit the ball', 'Okafor never just hit the ball'],
  ['No one just gave him the job, Okafor says', 'No one just gave him the job, Okafor says'],
  ['Norwell cannot just quit the union', 'Norwell cannot just quit the union'],
  ['Women only just got the vote in Norwell', 'Women only just got the vote in Norwell'],
  ['Dorn just got 3,000 votes', 'Dorn just got 3,000 votes'],
  ['Fewer crews just got paid on time', 'Fewer crews just got paid on time'],
  ['Okafor visits just launched ferry line', 'Okafor visits just launched ferry line'],
  ['Emil Just received the Norland medal', 'Emil Just received the Norland medal'],
  ['Okafor wishes Dorn just quit the council', 'Okafor wishes Dorn just quit the council'],
  ['‘Dorn just lost the vote’', '‘Dorn just lost the vote’'],
  ['Norwell did not just close its harbor', 'Norwell did not just close its harbor'],
]

for (const [title, told] of JUST) test(`just: ${title}`, () => assert.equal(editTitle(title), told))
