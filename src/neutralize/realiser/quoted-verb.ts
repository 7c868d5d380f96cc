/** A verb in quotation marks: "Council ‘bans’ lights" is read without them, and every form of the verb keeps its own. */

import { readStatement } from '../statement/statement.ts'
import { sayStatement, type Way } from './statement.ts'

const QUOTED = () => /^((?:[\p{L}\d’.-]+ ){1,6})(?:‘(\p{Ll}+)’|“(\p{Ll}+)”|"(\p{Ll}+)"|'(\p{Ll}+)') (?=\S)(.+)$/u

export function sayWithQuotedVerb(text: string): Way[] {
  const match = QUOTED().exec(text)
  if (match === null || /[“”"‘]|(?<!\p{L})'/u.test(match.at(-1)!)) return []
  const [, who = ''] = match
  const verb = match[2] ?? match[3] ?? match[4] ?? match[5]!
  const open = text[who.length]!
  const close = text[who.length + 1 + verb.length]!
  const read = readStatement(`${who}${verb} ${match.at(-1)!}`)
  if (read === null || read.forms === null || read.group !== verb || read.subject !== who.trim()) return []
  if (!/^(?:present|past|bare-passive|bare-progressive)$/.test(read.kind)) return []
  const forms = [...new Set(Object.values(read.forms))].filter((form) => !form.includes(' '))
  const anyForm = new RegExp(`(?<![\\p{L}’'-])(?:${forms.join('|')})(?![\\p{L}’'-])`, 'giu')
  return sayStatement(read).flatMap((way) => {
    const found = [...way.text.matchAll(anyForm)]
    // Said by another verb, the marks would have nothing to stand around.
    if (found.length !== 1) return []
    const at = found[0]!.index
    const end = at + found[0]![0].length
    return [{ ...way, text: way.text.slice(0, at) + open + way.text.slice(at, end) + close + way.text.slice(end) }]
  })
}
