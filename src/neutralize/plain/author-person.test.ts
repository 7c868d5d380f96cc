import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { tellOfAuthor } from './author-person.ts'

describe('the first person', () => {
  it('is the author throughout the clause', () => {
    for (const [said, told] of [
      [
        "I slept on a ferry all winter and here's what I learned",
        'Author slept on a ferry all winter and tells what they learned',
      ],
      ['I cooked with kelp for a month and this is what happened', 'Author cooked with kelp for a month'],
      ['I moved my piano to sea and I loved it', 'Author moved their piano to sea and loved it'],
      ['I painted the lighthouse when I was ten', 'Author painted the lighthouse when they were ten'],
      [
        'I saw "I Sing At Sea" so my mother would not have to',
        'Author saw "I Sing At Sea" so their mother would not have to',
      ],
      ['Ferries have taught me who I am', 'Ferries have taught the author who they are'],
      ['The crew who bought my boat know I sing', "The crew who bought the author's boat know they sing"],
      ['How a gull helped me find my boat', 'How a gull helped the author find their boat'],
      ['We surveyed gulls for our chart', 'Writers surveyed gulls for their chart'],
      ['This ferry app ruined sailing for me', 'This ferry app ruined sailing for the author'],
      ['Herring, as explained by my uncle', "Herring, as explained by the author's uncle"],
      ["We rode tugboats around the bay and here's what happened", 'Writers rode tugboats around the bay'],
    ])
      assert.equal(tellOfAuthor(said!), told)
  })

  it('is one with whom "our" things are shared, and stays named behind a first sentence', () => {
    assert.equal(tellOfAuthor('My crew sold our tug in May'), "Author's crew sold their tug in May")
    assert.equal(tellOfAuthor('It changed how I see the sea', true), 'It changed how they see the sea')
  })

  it('is left where it is nobody in particular, or somebody in the news', () => {
    for (const said of [
      'We must never forget the ferry',
      'I feel like a gull',
      'How do I tell my crew',
      'Oh my God, a ferry',
      'The race is over for me, Dorn says, and sails for me',
      'The captain says sailing is over for me',
    ])
      assert.equal(tellOfAuthor(said), said)
  })
})
