/**
 * English inflection: the forms of a verb and the plural of a noun. Regular rules and the irregular verbs that
 * headlines use. Given in base form, answered in lower case.
 */
import { once } from '../../text/memoize.ts'

export interface VerbForms {
  base: string
  third: string
  past: string
  participle: string
  gerund: string
}

// base past participle, where the rules would be wrong.
const IRREGULAR = `
arise arose arisen|awake awoke awoken|be was been|bear bore borne|beat beat beaten|become became become|begin began begun
bend bent bent|bet bet bet|bid bid bid|bind bound bound|bite bit bitten|bleed bled bled|blow blew blown|break broke broken
breed bred bred|bring brought brought|broadcast broadcast broadcast|build built built|burst burst burst|buy bought bought
cast cast cast|catch caught caught|choose chose chosen|cling clung clung|come came come|cost cost cost|creep crept crept
cut cut cut|deal dealt dealt|dig dug dug|do did done|draw drew drawn|drink drank drunk|drive drove driven|eat ate eaten
fall fell fallen|feed fed fed|feel felt felt|fight fought fought|find found found|flee fled fled|fling flung flung
fly flew flown|forbid forbade forbidden|forecast forecast forecast|foresee foresaw foreseen|forget forgot forgotten
forgive forgave forgiven|forgo forwent forgone|freeze froze frozen|get got got|give gave given|go went gone|grind ground ground
grow grew grown|hang hung hung|have had had|hear heard heard|hide hid hidden|hit hit hit|hold held held|hurt hurt hurt
keep kept kept|kneel knelt knelt|know knew known|lay laid laid|lead led led|leave left left|lend lent lent|let let let
light lit lit|lose lost lost|make made made|mean meant meant|meet met met|mislead misled misled
mistake mistook mistaken|oversee oversaw overseen|overtake overtook overtaken|overthrow overthrew overthrown|overturn overturned overturned|pay paid paid
put put put|quit quit quit|reset reset reset|read read read|rebuild rebuilt rebuilt|rethink rethought rethought|ride rode ridden|ring rang rung
rise rose risen|run ran run|say said said|see saw seen|seek sought sought|sell sold sold|send sent sent|set set set
shake shook shaken|shed shed shed|shine shone shone|shoot shot shot|show showed shown|shrink shrank shrunk|shut shut shut
sing sang sung|sink sank sunk|sit sat sat|slay slew slain|sleep slept slept|slide slid slid|speak spoke spoken|spend spent spent
spin spun spun|split split split|spread spread spread|spring sprang sprung|stand stood stood|steal stole stolen|stick stuck stuck
sting stung stung|stink stank stunk|strike struck struck|strive strove striven|swear swore sworn|sweep swept swept|swell swelled swollen
swim swam swum|swing swung swung|take took taken|teach taught taught|tear tore torn|tell told told|think thought thought
throw threw thrown|thrust thrust thrust|undergo underwent undergone|understand understood understood|undo undid undone
unwind unwound unwound|uphold upheld upheld|upset upset upset|wake woke woken|wear wore worn|weep wept wept|win won won
wind wound wound|withdraw withdrew withdrawn|withhold withheld withheld|withstand withstood withstood|write wrote written
outdo outdid outdone|rewrite rewrote rewritten|resell resold resold|redo redid redone|fit fit fit|wed wed wed|sue sued sued
outbid outbid outbid|outspend outspent outspent|undercut undercut undercut|misread misread misread|redraw redrew redrawn|retell retold retold
overrun overran overrun|override overrode overridden|undertake undertook undertaken|outshine outshone outshone|beset beset beset`

const irregular = once(
  () =>
    new Map(
      IRREGULAR.trim()
        .split(/[|\n]/)
        .map((entry) => {
          const [base, past, participle] = entry.split(' ') as [string, string, string]
          return [base, [past, participle] as const]
        }),
    ),
)
/** The other way round: was → be. */
const irregularBases = once(() => {
  const bases = new Map<string, string[]>([
    ['is', ['be']],
    ['has', ['have']],
  ])
  for (const [base, forms] of irregular()) for (const form of forms) bases.set(form, [...(bases.get(form) ?? []), base])
  return bases
})

// A single syllable of consonants, one vowel, one consonant; or a stressed last syllable: the consonant doubles.
const SHORT_SYLLABLE = /^(?:[^aeiou]*|[^aeiou]*qu)[aeiou][bdfgklmnprstvz]$/
const STRESSED_END =
  /(?:^(?:ad|com|o|per|re|sub|trans|e|re?com)mit|^(?:re|in|con|de|oc|trans|pre)(?:fer|cur|ter)|^(?:con|com|pro|dis|ex|im|re)pel|^(?:control|equip|admit|abet|regret|rebut|unplug|patrol|kidnap|handicap|upset|outbid|acquit|debar|disbar|overlap|begin|forget|forbid|sidestep|eavesdrop|overrun|undercut|outwit|rebel|leapfrog|zigzag|hobnob|program|outstrip|unwrap|entrap|recap|debug|bootleg|nutmeg|outgun|outfit))$/

/** Base, past and participle of each verb that is not inflected by the rules. */
export const irregularVerbs = (): (readonly [base: string, past: string, participle: string])[] =>
  [...irregular()].map(([base, forms]) => [base, ...forms])

/** All forms of a verb given in base form; a phrase is inflected on its first word (`lash out` → `lashes out`). */
export function verbForms(phrase: string): VerbForms {
  // "badly harm": the adverb in front stays as it is.
  const adverb = /^(?:badly|greatly|severely|sharply) /.exec(phrase)?.[0]
  if (adverb !== undefined) {
    const { third, past, participle, gerund } = verbForms(phrase.slice(adverb.length))
    return {
      base: phrase,
      third: adverb + third,
      past: adverb + past,
      participle: adverb + participle,
      gerund: adverb + gerund,
    }
  }
  const [base, ...rest] = phrase.split(' ') as [string, ...string[]]
  const tail = rest.length > 0 ? ` ${rest.join(' ')}` : ''
  const [past, participle] = irregular().get(base) ?? prefixed(base) ?? [regularPast(base), regularPast(base)]
  return {
    base: phrase,
    third: thirdPerson(base) + tail,
    past: past + tail,
    participle: participle + tail,
    gerund: gerund(base) + tail,
  }
}

const BRITISH = once((): readonly (readonly [RegExp, string, RegExp, string])[] => [
  [/(?<=\p{L}{2}[aeiou]l)l(?=ed$|ing$)/u, '', /(?<=\p{L}{2}[aeiou]l)(?=ed$|ing$)/u, 'l'],
  [
    /(?<=^(?:hon|fav|lab|col|harb|sav|rum|endeav))our(?=s?$|ed$|ing$)/,
    'or',
    /(?<=^(?:hon|fav|lab|col|harb|sav|rum|endeav))or(?=s?$|ed$|ing$)/,
    'our',
  ],
  [/(?<=\p{L}{3})is(?=e[sd]?$|ing$)/u, 'iz', /(?<=\p{L}{3})iz(?=e[sd]?$|ing$)/u, 'is'],
  [/^centre(?=[sd]?$)/, 'center', /^center(?=s?$)/, 'centre'],
])

/** "labelled", "honours", "realise" in American spelling; null for what is spelled alike. */
export function americanVerb(key: string): string | null {
  for (const [british, american] of BRITISH()) {
    if (british.test(key)) return key.replace(british, american).replace(/^centerd$/, 'centered')
  }
  return null
}

/** The forms as a British paper spells them. */
export function britishForms(forms: VerbForms): VerbForms {
  const spell = (form: string): string =>
    form.replace(/^\S+/, (word) => {
      for (const [, , american, british] of BRITISH()) if (american.test(word)) return word.replace(american, british)
      return word
    })
  return {
    base: spell(forms.base),
    third: spell(forms.third),
    past: spell(forms.past),
    participle: spell(forms.participle),
    gerund: spell(forms.gerund),
  }
}

const PREFIX = /^(over|out|under|mis|un|re|co-|fore|off|up)(.+)$/

/** "overcome", "offset", "repay": inflected as what stands behind the prefix. */
function prefixed(base: string): readonly [past: string, participle: string] | undefined {
  const [, prefix = '', verb = ''] = PREFIX.exec(base) ?? []
  const forms = base === 'relay' ? undefined : irregular().get(verb)
  return forms && [prefix + forms[0], prefix + forms[1]]
}

/**
 * Every base form that the word could be inflected from, the word itself first; some are no words. Tables of base
 * forms are asked by it, so that no table holds all forms of its words.
 */
export function basesOf(key: string): string[] {
  const bases = [key, ...(irregularBases().get(key) ?? [])]
  const [, prefix = '', form = ''] = PREFIX.exec(key) ?? []
  for (const base of irregularBases().get(form) ?? []) if (prefix !== '') bases.push(prefix + base)
  if (key.endsWith('s')) {
    bases.push(key.slice(0, -1))
    if (key.endsWith('es')) bases.push(key.slice(0, -2))
    if (key.endsWith('zzes')) bases.push(key.slice(0, -3))
    if (key.endsWith('ies')) bases.push(`${key.slice(0, -3)}y`)
  } else if (key.endsWith('ed')) {
    bases.push(key.slice(0, -1), key.slice(0, -2))
    if (key.endsWith('ied')) bases.push(`${key.slice(0, -3)}y`)
    if (key.at(-3) === key.at(-4)) bases.push(key.slice(0, -3))
  } else if (key.endsWith('ing')) {
    const trunk = key.slice(0, -3)
    bases.push(trunk, `${trunk}e`)
    if (trunk.endsWith('y')) bases.push(`${trunk.slice(0, -1)}ie`)
    if (trunk.at(-1) === trunk.at(-2)) bases.push(trunk.slice(0, -1))
  }
  return [...new Set(bases)]
}

/** The plural of a regular noun (also the third person of a regular verb: English spells both alike). */
export function plural(noun: string): string {
  if (noun === 'quiz') return 'quizzes'
  if (/(?:s|x|z|ch|sh)$/.test(noun)) return `${noun}es`
  if (/[^aeiou]y$/.test(noun)) return `${noun.slice(0, -1)}ies`
  return `${noun}s`
}

function thirdPerson(base: string): string {
  if (base === 'be') return 'is'
  if (base === 'have') return 'has'
  if (/[^aeiou]o$/.test(base)) return `${base}es`
  return plural(base)
}

function regularPast(base: string): string {
  if (base.endsWith('e')) return `${base}d`
  if (/[^aeiou]y$/.test(base)) return `${base.slice(0, -1)}ied`
  return doubles(base) ? `${base + base.at(-1)}ed` : `${base}ed`
}

function gerund(base: string): string {
  if (base === 'be') return 'being'
  if (/[^aeiou]ie$/.test(base)) return `${base.slice(0, -2)}ying`
  if (/[^eoy]e$/.test(base)) return `${base.slice(0, -1)}ing`
  return doubles(base) ? `${base + base.at(-1)}ing` : `${base}ing`
}

function doubles(base: string): boolean {
  // "reset", "output": as the verb behind the prefix, where it is one.
  const [, , verb = ''] = PREFIX.exec(base) ?? []
  return SHORT_SYLLABLE.test(base) || STRESSED_END.test(base) || (irregular().has(verb) && SHORT_SYLLABLE.test(verb))
}
