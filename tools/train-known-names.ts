/**
 * Packs `docs/reading/known-names.txt` for the engine: names of works, firms, teams, places and people that are made of
 * ordinary words, a phrase in small letters a line. Part of `npm run train`.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'

const NAMES = new URL('../docs/reading/known-names.txt', import.meta.url)
const PACKED = new URL('../src/neutralize/headline/known-names.model.bin', import.meta.url)

/** @returns the bytes that the engine reads */
export const packKnownNames = (): Buffer => brotliCompressSync(readFileSync(NAMES))

if (import.meta.main) writeFileSync(PACKED, packKnownNames())
