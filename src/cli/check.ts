/** placeholder while the parser is being written */
import type { Command } from 'commander'
export function addCheckCommand(feeds: Command): void {
  void feeds
}
