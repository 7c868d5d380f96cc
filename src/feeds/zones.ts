/** Time zones as feeds name them: offsets, abbreviations and IANA names, all to minutes east of UTC. */

/** Where an abbreviation has several meanings, the one that feeds use: BST British, CST American, IST Indian. */
const MINUTES_EAST = new Map(
  Object.entries({
    z: 0,
    ut: 0,
    utc: 0,
    gmt: 0,
    wet: 0,
    west: 60,
    bst: 60,
    ist: 330,
    cet: 60,
    cest: 120,
    met: 60,
    mest: 120,
    mez: 60,
    mesz: 120,
    eet: 120,
    eest: 180,
    msk: 180,
    msd: 240,
    sast: 120,
    cat: 120,
    eat: 180,
    wat: 60,
    trt: 180,
    gst: 240,
    pkt: 300,
    npt: 345,
    ict: 420,
    wib: 420,
    hkt: 480,
    sgt: 480,
    myt: 480,
    pht: 480,
    awst: 480,
    jst: 540,
    kst: 540,
    acst: 570,
    acdt: 630,
    aest: 600,
    aedt: 660,
    nzst: 720,
    nzdt: 780,
    nst: -210,
    ndt: -150,
    at: -240,
    ast: -240,
    adt: -180,
    et: -300,
    est: -300,
    edt: -240,
    ct: -360,
    cst: -360,
    cdt: -300,
    mt: -420,
    mst: -420,
    mdt: -360,
    pt: -480,
    pst: -480,
    pdt: -420,
    akst: -540,
    akdt: -480,
    hst: -600,
    hast: -600,
    hadt: -540,
    sst: -660,
    brt: -180,
    brst: -120,
    art: -180,
    clt: -240,
    cot: -300,
    pet: -300,
    vet: -240,
  }),
)

/** @param name lower case @returns null when it is no abbreviation known here */
export function abbreviationMinutes(name: string): number | null {
  return MINUTES_EAST.get(name) ?? null
}

/**
 * @param sign "+" or "-"
 * @returns minutes east; 0 for an offset no place on Earth has; null for one that is none at all
 */
export function offsetMinutes(sign: string, hours: number, minutes: number): number | null {
  if (hours > 15 || minutes > 59) return null
  const total = (sign === '-' ? -1 : 1) * (hours * 60 + minutes)
  return total < -12 * 60 || total > 14 * 60 ? 0 : total
}

const formats = new Map<string, Intl.DateTimeFormat | null>()

/**
 * The moment at which a clock in an IANA zone shows this time.
 * @param wallMs the shown time as if it were UTC, in milliseconds
 * @returns null when the zone does not exist
 */
export function momentInZone(zone: string, wallMs: number): number | null {
  let format = formats.get(zone)
  if (format === undefined) {
    format = zoneFormat(zone)
    if (formats.size >= 200) formats.clear()
    formats.set(zone, format)
  }
  if (format === null) return null
  // Twice, because the first guess may lie on the other side of a change of clocks.
  let moment = wallMs
  for (let round = 0; round < 2; round++) moment = wallMs - (shownTime(format, moment) - moment)
  return moment
}

function zoneFormat(zone: string): Intl.DateTimeFormat | null {
  try {
    return new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    })
  } catch {
    return null
  }
}

function shownTime(format: Intl.DateTimeFormat, moment: number): number {
  const parts = new Map(format.formatToParts(moment).map(({ type, value }) => [type, Number(value)]))
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'))
}
