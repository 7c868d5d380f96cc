/**
 * Joiners belong to the spelling of Persian and Hindi and hold emoji together. Between letters of the scripts that do not
 * join, and at an end, they are hidden characters.
 */
const JOINED = String.raw`[[\p{L}\p{M}\p{Emoji}]--[\p{ASCII}\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]]`

export const LOOSE_JOINER = new RegExp(String.raw`(?<!${JOINED})[\u200C\u200D]|[\u200C\u200D](?!${JOINED})`, 'gv')
