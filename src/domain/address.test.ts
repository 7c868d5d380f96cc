import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { type AddressPolicy, checkUrl, isLoopback, vetHost } from './address.ts'

const PUBLIC_ONLY: AddressPolicy = { allowPrivate: false }
const WITH_PRIVATE: AddressPolicy = { allowPrivate: true }

/** The verdict on a URL whose name, if it has one, resolves to `addresses`; null where it may be fetched. */
async function refusal(url: string, policy: AddressPolicy, addresses: string[] = ['93.184.216.34']) {
  if (!URL.canParse(url)) return 'not a URL'
  try {
    checkUrl(new URL(url), policy)
    await vetHost(new URL(url).hostname, policy, async () =>
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    )
    return null
  } catch (error) {
    return (error as Error).message
  }
}

/** Spellings of one thing that no stranger may name: written into the URL. */
const REFUSED_URLS = [
  // Loopback, as people, hackers and parsers write it.
  'http://127.0.0.1/',
  'http://127.1/',
  'http://127.0.1/',
  'http://0x7f.1/',
  'http://0x7f000001/',
  'http://2130706433/',
  'http://017700000001/',
  'http://0177.0.0.1/',
  'http://127.0.0.1./',
  'http://127%2e0%2e0%2e1/',
  'http://１２７.０.０.１/',
  'http://①②⑦.0.0.1/',
  'http://127。0。0。1/',
  'http:127.0.0.1/',
  'http:/\\127.0.0.1/',
  'http://127.255.255.254/',
  'http://[::1]/',
  'http://[0:0:0:0:0:0:0:1]/',
  'http://[::ffff:127.0.0.1]/',
  'http://[::ffff:7f00:1]/',
  'http://[::127.0.0.1]/',
  'http://[::ffff:0:127.0.0.1]/',
  // This host, and names of it.
  'http://0.0.0.0/',
  'http://0/',
  'http://[::]/',
  'http://localhost/',
  'http://LOCALHOST/',
  'http://localhost./',
  'http://localhost../',
  'http://loc%61lhost/',
  'http://ｌocalhost/',
  'http://feeds.localhost/',
  'http://printer.local/',
  'http://printer.local./',
  'http://db.internal/',
  // Private networks.
  'http://10.0.0.1/',
  'http://10.255.255.255/',
  'http://172.16.0.1/',
  'http://172.31.255.255/',
  'http://192.168.1.1/',
  'http://0xc0.0xa8.1.1/',
  'http://3232235777/',
  'http://100.64.0.1/',
  'http://[fc00::1]/',
  'http://[fd12:3456:789a::1]/',
  'http://[::ffff:10.0.0.1]/',
  // Link-local and cloud metadata.
  'http://169.254.0.1/',
  'http://169.254.169.254/latest/meta-data/',
  'http://0xa9fea9fe/',
  'http://2852039166/',
  'http://[fe80::1]/',
  'http://[fe80::1%25eth0]/',
  'http://[::ffff:169.254.169.254]/',
  'http://[fd00:ec2::254]/',
  'http://100.100.100.200/',
  'http://168.63.129.16/',
  'http://metadata.google.internal/',
  // Ranges of no public use.
  'http://192.0.0.1/',
  'http://192.0.2.1/',
  'http://192.88.99.1/',
  'http://198.18.0.1/',
  'http://198.51.100.1/',
  'http://203.0.113.1/',
  'http://224.0.0.1/',
  'http://240.0.0.1/',
  'http://255.255.255.255/',
  'http://[fec0::1]/',
  'http://[ff02::1]/',
  'http://[2001:db8::1]/',
  'http://[100::1]/',
  'http://[5f00::1]/',
  'http://[4000::1]/',
  // IPv4 wrapped in IPv6.
  'http://[64:ff9b::7f00:1]/',
  'http://[64:ff9b::10.0.0.1]/',
  'http://[64:ff9b:1::7f00:1]/',
  'http://[2002:7f00:1::]/',
  'http://[2002:a00:1::1]/',
  'http://[2001:0:4136:e378:8000:63bf:80ff:fffe]/',
  // What is not the address of a web page at all.
  'ftp://feeds.example/rss',
  'file:///etc/passwd',
  'gopher://feeds.example/',
  'data:text/xml,<rss/>',
  'javascript:alert(1)',
  'http://user@feeds.example/',
  'http://user:secret@feeds.example/',
  'http://:secret@feeds.example/',
  'http://feeds.example:22/',
  'http://feeds.example:6379/',
  'https://feeds.example:5432/',
  'http://feeds.example:0/',
] as const

test('refuses every spelling of an address that is not on the public internet', async () => {
  const allowed: string[] = []
  for (const url of REFUSED_URLS) if ((await refusal(url, PUBLIC_ONLY)) === null) allowed.push(url)
  assert.deepEqual(allowed, [])
})

const REFUSED_ANSWERS = [
  ['127.0.0.1'],
  ['10.1.2.3'],
  ['169.254.169.254'],
  ['::1'],
  ['::ffff:192.168.0.1'],
  ['fe80::1%eth0'],
  ['2606:4700::1111%1'],
  ['64:ff9b::7f00:1'],
  ['64:ff9b::a9fe:a9fe'],
  ['2002:c0a8:101::'],
  ['93.184.216.34', '127.0.0.1'],
  ['2606:4700::1111', 'fd00::1'],
  ['not an address'],
  [],
] as const

test('refuses a public name when any one of its addresses is not public', async () => {
  const allowed: string[][] = []
  for (const addresses of REFUSED_ANSWERS) {
    if ((await refusal('http://feeds.example/', PUBLIC_ONLY, [...addresses])) === null) allowed.push([...addresses])
  }
  assert.deepEqual(allowed, [])
})

test('allows public addresses, by name and in every honest spelling', async () => {
  for (const url of [
    'http://feeds.example/rss',
    'https://feeds.example:443/rss?format=xml',
    'https://feeds.example./rss',
    'http://bücher.example/',
    'http://93.184.216.34/',
    'http://8.8.8.8:80/',
    'http://[2606:4700::1111]/',
    'http://[::ffff:8.8.8.8]/',
    'http://172.32.0.1/',
    'http://100.128.0.1/',
    'http://localhost.example/',
    'http://internal.example/',
  ]) {
    assert.equal(await refusal(url, PUBLIC_ONLY), null, url)
  }
})

test('takes an address made by DNS64 for the IPv4 address inside it', async () => {
  assert.equal(await refusal('http://feeds.example/', PUBLIC_ONLY, ['64:ff9b::808:808']), null)
})

test('gives back every address that was judged, and no other', async () => {
  const addresses = [
    { address: '93.184.216.34', family: 4 as const },
    { address: '2606:4700::1111', family: 6 as const },
  ]
  assert.deepEqual(await vetHost('feeds.example', PUBLIC_ONLY, async () => addresses), addresses)
  assert.deepEqual(
    await vetHost('[2606:4700::1111]', PUBLIC_ONLY, () => assert.fail('an address needs no resolving')),
    [{ address: '2606:4700::1111', family: 6 }],
  )
})

test('with private addresses allowed, lets intranets through on any port', async () => {
  for (const url of [
    'http://127.0.0.1:8080/',
    'http://localhost:3000/',
    'http://10.0.0.1/',
    'http://[::1]:9/',
    'http://[::ffff:127.0.0.1]/',
    'http://[fd12::1]/',
    'http://100.64.0.1/',
  ]) {
    assert.equal(await refusal(url, WITH_PRIVATE, ['127.0.0.1']), null, url)
  }
  assert.equal(await refusal('http://wiki.internal/', WITH_PRIVATE, ['10.0.0.7']), null)
})

test('with private addresses allowed, still refuses link-local, metadata and reserved addresses', async () => {
  for (const url of [
    'http://169.254.1.1/',
    'http://169.254.169.254/',
    'http://[fe80::1]/',
    'http://[::ffff:169.254.169.254]/',
    'http://[::169.254.169.254]/',
    'http://[fd00:ec2::254]/',
    'http://100.100.100.200/',
    'http://168.63.129.16/',
    'http://metadata.google.internal/',
    'http://metadata/',
    'http://instance-data./',
    'http://0.0.0.0/',
    'http://224.0.0.1/',
    'http://[2002:a9fe:a9fe::]/',
    'http://user:secret@10.0.0.1/',
    'file:///etc/passwd',
  ]) {
    assert.notEqual(await refusal(url, WITH_PRIVATE, ['10.0.0.7']), null, url)
  }
  assert.notEqual(await refusal('http://wiki.example/', WITH_PRIVATE, ['10.0.0.7', '169.254.169.254']), null)
})

test('says why without naming a password or an internal address', async () => {
  assert.equal(
    await refusal('http://feeds.example/', PUBLIC_ONLY, ['10.9.8.7']),
    'refused: the host has a private address, and those are not allowed',
  )
  assert.doesNotMatch((await refusal('http://user:secret@feeds.example/', PUBLIC_ONLY)) ?? '', /secret|user@/)
})

test('no IPv4 address changes its verdict by being mapped into IPv6', async () => {
  await fc.assert(
    fc.asyncProperty(fc.ipV4(), fc.boolean(), async (address, allowPrivate) => {
      const plain = await refusal(`http://${address}/`, { allowPrivate })
      const mapped = await refusal(`http://[::ffff:${address}]/`, { allowPrivate })
      assert.equal(mapped, plain)
    }),
  )
})

test('refuses every IPv4-compatible IPv6 address, in a URL and as resolvers spell it', async () => {
  await fc.assert(
    fc.asyncProperty(fc.ipV4(), fc.boolean(), async (address, allowPrivate) => {
      const inHex = new URL(`http://[::${address}]/`).hostname.slice(1, -1)
      for (const spelling of [`::${address}`, `0:0:0:0:0:0:${address}`, inHex]) {
        assert.notEqual(await refusal(`http://[${spelling}]/`, { allowPrivate: false }), null, spelling)
        assert.notEqual(await refusal('http://feeds.example/', { allowPrivate }, [spelling]), null, spelling)
        await assert.rejects(
          vetHost(spelling, { allowPrivate: false }, async () => []),
          spelling,
        )
      }
    }),
    { examples: [['8.8.8.8', false]] },
  )
})

test('knows this machine by its names and addresses', () => {
  for (const name of ['localhost', 'feeds.localhost.', '127.0.0.1', '127.9.9.9', '[::1]', '[::ffff:127.0.0.1]']) {
    assert.equal(isLoopback(name), true, name)
  }
  for (const name of ['feeds.example', 'localhost.example', '10.0.0.1', '[fe80::1]']) {
    assert.equal(isLoopback(name), false, name)
  }
})
