/** `debrief group FILE`: the grouping of the service over articles given as lines of JSON. Needs no store. */
import type { Command } from 'commander'
import type { GroupLine } from '../group/group-lines.ts'
import { type Line, parseLine, readId, readLines, readText, requireText } from './input.ts'
import { print, showProgress } from './terminal.ts'

export function addGroupCommand(program: Command): void {
  program
    .command('group')
    .description(
      'Group articles with the engine of the service; prints {id, cluster} lines, articles of one story share a cluster.',
    )
    .argument(
      '<file>',
      'articles as JSON lines {id, title, summary?, source?, published_at?, lang?} in order of arrival; - = stdin',
    )
    .option('--json', 'print JSON lines (this command prints nothing else)')
    .action(groupArticles)
}

async function groupArticles(file: string): Promise<void> {
  const { groupLines, noteId } = await import('../group/group-lines.ts')
  let progress = showProgress('reading', 0, 'articles')
  try {
    const lines: GroupLine[] = []
    const seen = new Map<string, GroupLine>()
    try {
      for await (const line of readLines(file)) {
        const article = readArticle(line)
        noteId(seen, article)
        lines.push(article)
        progress.step(1, lines.length)
      }
    } finally {
      // A cluster is final only when the last article is in: later ones may join two stories. What stands before a
      // broken line is grouped as if the file ended there.
      progress.stop()
      progress = showProgress('grouping', lines.length, 'articles')
      const answers = groupLines(lines, {}, () => progress.step(1)).map((answer) => `${JSON.stringify(answer)}\n`)
      await print(answers.join(''))
    }
  } finally {
    progress.stop()
  }
}

function readArticle(line: Line): GroupLine {
  const fields = parseLine(line)
  return {
    id: readId(line, fields),
    title: requireText(line, fields, 'title'),
    summary: readText(line, fields, 'summary'),
    source: readText(line, fields, 'source'),
    published_at: readText(line, fields, 'published_at'),
    lang: readText(line, fields, 'lang'),
    lineNumber: line.number,
  }
}
