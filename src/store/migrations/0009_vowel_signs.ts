/**
 * The index is to be rebuilt with the vowel signs of scripts that write them as marks. It is said here, too, so that no
 * version that analyses texts otherwise starts on it.
 */
import type { Migration } from './migration.ts'

export const vowelSigns: Migration = {
  id: 9,
  name: 'vowel_signs',
  file: 'main',
  statements: () => ['update store_state set analysis_version = 0, rebuild_version = null where id = 1'],
}
