import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { parseDate } from './dates.ts'

/** What each spelling means; null: no date. */
const READINGS: Record<string, Record<string, string | null>> = {
  'RFC 822 and its habits': {
    'Fri, 07 Mar 2025 06:30:15 GMT': '2025-03-07T06:30:15Z',
    'Fri, 7 Mar 2025 06:30:15 +0530': '2025-03-07T01:00:15Z',
    '07 Mar 2025 06:30:15 -0330': '2025-03-07T10:00:15Z',
    'Fri, 07 Mar 25 06:30:15 GMT': '2025-03-07T06:30:15Z',
    'Sat, 07 Mar 98 06:30:15 GMT': '1998-03-07T06:30:15Z',
    'Fri,07 March 2025 06:30 UT': '2025-03-07T06:30:00Z',
    'Fri, 07 Mar, 2025 06:30:15 UTC': '2025-03-07T06:30:15Z',
    'Friday, 07 March 2025': '2025-03-07T00:00:00Z',
    'Fri Mar 07 2025 06:30:15 +02:00': '2025-03-07T04:30:15Z',
    'Fri, 07 Mar 2025 06:30:15 GMT+02:00': '2025-03-07T04:30:15Z',
    'Fri, 07 Mar 2025 06:30:15 -0000': '2025-03-07T06:30:15Z',
    'Fri, 07 Mar 2025 24:00:00 GMT': '2025-03-08T00:00:00Z',
    'Fri, 07 Mar 2025 06:30:15': '2025-03-07T06:30:15Z',
    'Fri, 07 Mar 2025 06.30.15 GMT': '2025-03-07T06:30:15Z',
    'Fri, 7 Mar 2025 6:3:5 GMT': '2025-03-07T06:03:05Z',
  },
  'zones by name': {
    'Fri, 07 Mar 2025 06:30:00 EST': '2025-03-07T11:30:00Z',
    'Mon, 07 Jul 2025 06:30:00 EDT': '2025-07-07T10:30:00Z',
    'Mon, 07 Jul 2025 06:30:00 PT': '2025-07-07T14:30:00Z',
    'Mon, 07 Jul 2025 06:30:00 CEST': '2025-07-07T04:30:00Z',
    'Mon, 07 Jul 2025 06:30:00 BST': '2025-07-07T05:30:00Z',
    'Mon, 07 Jul 2025 06:30:00 AEST': '2025-07-06T20:30:00Z',
    'Mon, 07 Jul 2025 06:30:00 QXQ': '2025-07-07T06:30:00Z',
    'Mon, 07 Jul 2025 06:30:00 America/New_York': '2025-07-07T10:30:00Z',
    'Fri, 07 Mar 2025 06:30:00 America/New_York': '2025-03-07T11:30:00Z',
    'Sun, 26 Oct 2025 12:00:00 Europe/Berlin': '2025-10-26T11:00:00Z',
    'Fri, 07 Mar 2025 06:30:00 Etc/UTC': '2025-03-07T06:30:00Z',
    'Fri, 07 Mar 2025 06:30:00 Nowhere/Town': null,
    'Fri, 07 Mar 2025 06:30:00 +0000 GMT': '2025-03-07T06:30:00Z',
    'Mon, 07 Jul 2025 06:30:00 +0100 BST': '2025-07-07T05:30:00Z',
    '06:30:00 Jul-07-2025': '2025-07-07T06:30:00Z',
    '06:30:00 +0100 JUL 07 2025': '2025-07-07T05:30:00Z',
    'Mon Jul 07 06:30:00 +0100 BST 2025': '2025-07-07T05:30:00Z',
    'Mon, 07 Jul 2025 06:30:00 BST +0100': '2025-07-07T05:30:00Z',
    'Mon, 07 Jul 2025 06:30:00 -0400 EST': '2025-07-07T10:30:00Z',
    '2025-03-07 06:30:00 PDT': '2025-03-07T13:30:00Z',
  },
  'ISO 8601 and its habits': {
    '2025-03-07T06:30:15Z': '2025-03-07T06:30:15Z',
    '2025-3-7T6:3:5Z': '2025-03-07T06:03:05Z',
    '2025-03-07T06Z': '2025-03-07T06:00:00Z',
    '2025-03-07T06+02:00': '2025-03-07T04:00:00Z',
    '-0001-11-30T00:00:00Z': null,
    'Mon, 30 Nov -0001 00:00:00 +0000': null,
    'Nov 30, -001': null,
    '2025-03-07T06:30:15.123456789+01:00': '2025-03-07T05:30:15Z',
    '2025-03-07t06:30:15z': '2025-03-07T06:30:15Z',
    '2025-03-07 06:30:15 -00:20': '2025-03-07T06:50:15Z',
    '2025-03-07T06:30+0100': '2025-03-07T05:30:00Z',
    '2025-03-07T06:30:15+01': '2025-03-07T05:30:15Z',
    '2025-03-07T06:30:15-05:00Z': '2025-03-07T11:30:15Z',
    '2025-003-07T06:30:15Z': '2025-03-07T06:30:15Z',
    '2025-03-07': '2025-03-07T00:00:00Z',
    '20250307': '2025-03-07T00:00:00Z',
    '20250307T063015Z': '2025-03-07T06:30:15Z',
    '2025-03': '2025-03-01T00:00:00Z',
    '2025': '2025-01-01T00:00:00Z',
    '2025-066': '2025-03-07T00:00:00Z',
    '2024-02-29T23:30:00-01:00': '2024-03-01T00:30:00Z',
    '05-03-07': '2005-03-07T00:00:00Z',
    '-0503': '2005-03-01T00:00:00Z',
    '050307': '2005-03-07T00:00:00Z',
    '05066': '2005-03-07T00:00:00Z',
  },
  'other ways': {
    'Fri Mar  7 06:30:15 2025': '2025-03-07T06:30:15Z',
    'Fri Mar 07 06:30:15 EST 2025': '2025-03-07T11:30:15Z',
    'Fri Mar 07 06:30:15 +0100 2025': '2025-03-07T05:30:15Z',
    'Fri, 2025/03/07 06:30:15 EDT': '2025-03-07T10:30:15Z',
    '03/07/2025 6:30 pm PST': '2025-03-08T02:30:00Z',
    '27/03/2025': '2025-03-27T00:00:00Z',
    '07.03.2025 06:30': '2025-03-07T06:30:00Z',
    '7-Mar-2025 06:30:15 GMT': '2025-03-07T06:30:15Z',
    'March 7, 2025 at 12:05 AM': '2025-03-07T00:05:00Z',
    'Mar. 7, 2025, 12:05 p.m.': '2025-03-07T12:05:00Z',
    'Friday, March 7, 2025 - 3:09pm': '2025-03-07T15:09:00Z',
    'Fri Mar 07 2025 06:30:15 GMT+0000 (Coordinated Universal Time)': '2025-03-07T06:30:15Z',
    'Fri, 7th Mar 2025 06:30:15 GMT': '2025-03-07T06:30:15Z',
    'Mar. 2025': '2025-03-01T00:00:00Z',
    '1741329015': '2025-03-07T06:30:15Z',
    '1741329015000': '2025-03-07T06:30:15Z',
  },
  'other languages': {
    'Fr, 07 Mär 2025 06:30:15 +0100': '2025-03-07T05:30:15Z',
    'ven., 07 févr. 2025 06:30:15 +0000': '2025-02-07T06:30:15Z',
    'mar., 04 mars 2025 06:30:15 +0000': '2025-03-04T06:30:15Z',
    'Παρ, 7 Μάρ 2025 06:30:15 EST': '2025-03-07T11:30:15Z',
    '2025-március-7T6:30-05:00': '2025-03-07T11:30:00Z',
    '2025년 03월 07일  15:30:15': '2025-03-07T06:30:15Z',
    '2025-03-07 오후 3:30:15': '2025-03-07T06:30:15Z',
    '2025-03-07 오전 12:30:15': '2025-03-06T15:30:15Z',
    '2025年3月7日 06:30': '2025-03-07T06:30:00Z',
  },
  'what does not exist': {
    'Fri, 31 Feb 2025 06:30:15 GMT': null,
    'Fri, 99 Mar 2025 06:30:15 GMT': null,
    '2025-13-07': null,
    '2025-02-29': null,
    '2025-03-07T25:00:00Z': null,
    '2025-03-07T06:61:00Z': null,
    '2025-03-07T06:30:61Z': null,
    '2025-03-07T24:00:01Z': null,
    '9999-12-31T23:59:59-99:99': null,
    '2025-03-07T06:30:15-13:00': '2025-03-07T06:30:15Z',
  },
  'what is no date': {
    '': null,
    now: null,
    'yesterday evening': null,
    'Fri, Mar x 2025 06:30:15 GMT': null,
    'Fri, 07 xyz 2025 06:30:15 GMT': null,
    'Fri, 07 Mar zz 06:30:15 GMT': null,
    'Fri, 07 Mar 2025 1:2:3:4 GMT': null,
    'Fri, 07 Mar 2025 06:30:15 +zz:00': null,
    'Fri, 07 Mar 2025 06:30:15 +00:zz': null,
    '2025-xx-07': null,
    '2025-03-07-01': null,
    '2025-03-07T06:30:15+00:00Textra': null,
    '22025': null,
    '025': null,
    '12345678901234': null,
  },
}

describe('dates as feeds write them', () => {
  for (const [group, readings] of Object.entries(READINGS)) {
    it(group, () => {
      for (const [written, meant] of Object.entries(readings)) {
        const read = parseDate(written)
        assert.equal(read === null ? null : `${read.toISOString().slice(0, 19)}Z`, meant, written)
      }
    })
  }

  it('reads back every date that JavaScript writes, in both of its spellings', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('1970-01-01'), max: new Date('2099-12-31'), noInvalidDate: true }),
        (date) => {
          const whole = Math.floor(date.getTime() / 1000) * 1000
          assert.equal(parseDate(date.toUTCString())?.getTime(), whole)
          assert.equal(parseDate(date.toISOString())?.getTime(), whole)
        },
      ),
    )
  })

  it('answers any text with a date in the years 1 to 9999 or with null', () => {
    const scrap = fc.constantFrom(
      'Mar',
      '07',
      '2025',
      ':',
      '06:30',
      ' ',
      ',',
      '+',
      '-',
      '/',
      'T',
      'Z',
      'pm',
      '오후',
      '年',
      '(',
    )
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ maxLength: 120 }),
          fc.array(scrap, { maxLength: 12 }).map((a) => a.join('')),
        ),
        (text) => {
          const date = parseDate(text)
          assert.ok(date === null || (date.getUTCFullYear() >= 1 && date.getUTCFullYear() <= 9999))
        },
      ),
    )
  })
})
