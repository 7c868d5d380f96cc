import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fullSentence } from './full-sentence.ts'

for (const [line, full] of [
  // One of many, told of for the first time.
  ['Holm opens ferry after vote', 'Holm opens a ferry after a vote'],
  ['Judge blocks plan to close pier', 'A judge blocks a plan to close a pier'],
  [
    'Ruiz has criticized Norwell reporter over island question',
    'Ruiz has criticized a Norwell reporter over an island question',
  ],
  ['Tourist is killed in bus crash in Norland', 'A tourist is killed in a bus crash in Norland'],
  ['Dorn questions Okafor with ‘mortal sin’ question', 'Dorn questions Okafor with a ‘mortal sin’ question'],
  ['17-year-old sailor dies in storm', 'A 17-year-old sailor dies in a storm'],
  ['Okafor joins FBI inquiry into NASA contract', 'Okafor joins an FBI inquiry into a NASA contract'],
  ['Woman carrying flag has stopped train', 'A woman carrying a flag has stopped a train'],
  // The only one.
  ['Ruiz wins vote for first time', 'Ruiz wins a vote for the first time'],
  ['Okafor mourns death of Dana Whit after accident', 'Okafor mourns the death of Dana Whit after an accident'],
  ['Norland governor signs treaty at White House', 'The Norland governor signs a treaty at the White House'],
  ['Toll rises after landslide', 'The toll rises after a landslide'],
  ['Sailors react to death of Dana Whit', 'Sailors react to the death of Dana Whit'],
  ['House votes on plan to close pier', 'The House votes on a plan to close a pier'],
  ['Judge fines crew for three boats per day', 'A judge fines crew for three boats per day'],
  // What is not counted, fixed phrases, names, plurals and what has an owner stay bare.
  ['Sailor is in court after theft of his boat', null],
  ['Lawyer praises evidence in court', 'A lawyer praises evidence in court'],
  ['Crews travel to island by ferry', null],
  ['Okafor turns plan into law after vote', 'Okafor turns a plan into law after a vote'],
  ['Dana Whit’s sister sells hotel', 'Dana Whit’s sister sells a hotel'],
  ['Tourist suffers cardiac arrest on train', 'A tourist suffers cardiac arrest on a train'],
  ['Sailor makes pies on fried chicken', 'A sailor makes pies on fried chicken'],
] as const)
  test(`${line} → ${full}`, () => assert.equal(fullSentence(line).text, full ?? ''))

for (const [why, line] of [
  ['who is meant', 'President closes pier after vote'],
  ['whose wife', 'Wife opens hotel'],
  ['whose remark', 'Senator’s remark stops vote'],
  ['two own it', 'Ruiz opens hotel for his wife and sailor'],
  ['a trade or a name', 'Carpenter closes pier after vote'],
  ['a trade or a name, told last', 'Pier is closed by baker after vote'],
  ['a thing or a firm', 'Storm opens hotel after vote'],
  ['what verb and noun say together', 'Judge takes charge after vote'],
  ['what they say together, of somebody', 'Sailor makes case for pier'],
  ['a role', 'Ruiz sings as sailor'],
  ['what he is', 'Ruiz is sailor'],
  ['the office', 'Whit loses race for Norland governor'],
  ['a noun or a verb', 'Ruiz leaves as officials plan strike'],
  ['to be, or not', 'Norwell to close pier after vote'],
  ['a verb was left out', 'Okafor opens hotel as sailors stranded'],
  ['a deed or a noun', 'Okafor is found after shooting dog'],
  ['a mall for shopping', 'Okafor sings at shopping mall in Norwell'],
  ['two things are given', 'Okafor gives sailor boat'],
  ['nationwide what', 'Holm sails amid nationwide ferry strike'],
  ['a firm’s one chief', 'Whit meets leader after vote'],
  ['a mall, and no deed', 'Ruiz sings at shopping mall'],
  ['a chain that struggles', 'Whit explores sale of struggling chain'],
  ['two modifiers', 'Okafor opens ferry and bus station'],
  ['what kind', 'Holm finds new kind of boat'],
  ['unknown noun', 'Holm opens zorple after vote'],
  ['said of the article', 'Article describes judge blocking plan'],
  ['a quotation goes on', 'Holm says boat ‘sank in a storm’ after vote; judge agrees'],
  ['no room', 'Okafor and Dana Whit have praised plan for ferry between Norwell and Norland after storm in May'],
] as const)
  test(`in doubt none: ${why}`, () => assert.equal(fullSentence(line).text, ''))

test('adds articles and nothing else', () => {
  for (const line of [
    'Judge blocks plan to close pier',
    'Tourist is killed in bus crash in Norland',
    'Toll rises after landslide',
  ]) {
    const bare = fullSentence(line).text.replace(/\b(?:an?|the) /gi, '')
    assert.equal(bare.toLowerCase(), line.toLowerCase())
  }
})
