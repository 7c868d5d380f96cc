/**
 * Links as addresses of articles: the tracking parameters that publishers append, and the one form under which two
 * spellings of an address are the same article. Pure; the parser cleans links with it and ingestion compares them.
 * The rules: docs/decisions/0012-canonical-link.md
 */

/** Parameters that only say where a reader came from, lower case. */
const TRACKING = new Set([
  'fbclid',
  'gclid',
  'dclid',
  'gbraid',
  'wbraid',
  'gclsrc',
  'yclid',
  'ysclid',
  'twclid',
  'ttclid',
  'msclkid',
  'igshid',
  'igsh',
  '_openstat',
  'fb_action_ids',
  'fb_action_types',
  'fb_ref',
  'fb_source',
  'fb_comment_id',
  'hmb_campaign',
  'hmb_medium',
  'hmb_source',
  'itm_campaign',
  'itm_medium',
  'itm_source',
  'campaign_id',
  'campaign_medium',
  'campaign_name',
  'campaign_source',
  'campaign_term',
  'campaign_content',
  'at_campaign',
  'at_medium',
  'at_link_id',
  'at_link_origin',
  'at_link_type',
  'at_ptr_name',
  'at_format',
  'at_bbc_team',
  'at_custom1',
  'at_custom2',
  'at_custom3',
  'at_custom4',
  'ns_campaign',
  'ns_mchannel',
  'ns_source',
  'ns_linkname',
  'ns_fee',
  'oly_anon_id',
  'oly_enc_id',
  'vero_id',
  'vero_conv',
  'wickedid',
  'wt.mc_id',
  'wt_mc',
  'rb_clickid',
  's_cid',
  'spm',
  'hsctatracking',
  '__hssc',
  '__hstc',
  '__hsfp',
])

/** Whole families of such parameters. */
const TRACKING_PREFIXES = ['utm_', 'mtm_', 'mc_', '_hs', 'hsa_', 'pk_', 'piwik_', 'matomo_', 'ga_']

/** `ref` and `source` are content on some sites; they track only when they name a feed or the site itself. */
const REFERRER_NAMES = new Set(['ref', 'referrer', 'source', 'src', 'from'])
const REFERRER_VALUES = new Set(['rss', 'feed', 'feeds', 'rssfeed', 'rss-feed', 'rss_feed', 'atom', 'feedburner'])

/**
 * Removes tracking parameters and nothing else: what is left keeps its spelling and order.
 * @param link an absolute address
 * @param siteHost host of the feed; a `ref` naming it tracks too. '' = unknown
 */
export function removeTracking(link: string, siteHost = ''): string {
  const question = link.indexOf('?')
  if (question === -1) return link
  const hash = link.indexOf('#', question)
  const query = link.slice(question + 1, hash === -1 ? undefined : hash)
  if (query === '') return link
  const parameters = query.split('&')
  const kept = parameters.filter((parameter) => !isTracking(parameter, siteHost))
  if (kept.length === parameters.length) return link
  const fragment = hash === -1 ? '' : link.slice(hash)
  return link.slice(0, question) + (kept.length > 0 ? `?${kept.join('&')}` : '') + fragment
}

/**
 * The form under which links are compared: https for http, host in lower case without "www." and default port, no
 * user name, no fragment (unless it is a route of its own, `#!` or `#/`), no tracking parameters, escapes in one
 * spelling, no closing slash. Not an address to fetch.
 * @param link an absolute http(s) address
 * @returns the link unchanged where it is no address
 */
export function canonicalLink(link: string): string {
  const url = URL.parse(removeTracking(link.trim()))
  if (url === null || (url.protocol !== 'http:' && url.protocol !== 'https:')) return link.trim()
  const isDefaultPort = url.port === '' || url.port === '80' || url.port === '443'
  let host = url.hostname.replace(/\.$/, '')
  if (host.startsWith('www.') && host.indexOf('.', 4) !== -1) host = host.slice(4)
  let path = unifyEscapes(url.pathname)
  while (path.endsWith('/')) path = path.slice(0, -1)
  const isRoute = url.hash.startsWith('#!') || url.hash.startsWith('#/')
  const search = url.search === '?' ? '' : unifyEscapes(url.search)
  return `https://${host}${isDefaultPort ? '' : `:${url.port}`}${path}${search}${isRoute ? url.hash : ''}`
}

function isTracking(parameter: string, siteHost: string): boolean {
  const equals = parameter.indexOf('=')
  // "&amp;" escaped twice leaves "amp;" before the name.
  const name = (equals === -1 ? parameter : parameter.slice(0, equals)).toLowerCase().replace(/^(?:amp;){1,3}/, '')
  if (TRACKING.has(name)) return true
  for (const prefix of TRACKING_PREFIXES) if (name.startsWith(prefix)) return true
  if (!REFERRER_NAMES.has(name) || equals === -1) return false
  const value = parameter.slice(equals + 1).toLowerCase()
  return REFERRER_VALUES.has(value) || (siteHost !== '' && (value === siteHost || `www.${value}` === siteHost))
}

/** Percent escapes in upper case, and those of characters that need none taken back. */
function unifyEscapes(text: string): string {
  if (!text.includes('%')) return text
  return text.replace(/%([0-9a-f]{2})/gi, (written, digits: string) => {
    const character = String.fromCharCode(Number.parseInt(digits, 16))
    return /[A-Za-z0-9._~-]/.test(character) ? character : written.toUpperCase()
  })
}
