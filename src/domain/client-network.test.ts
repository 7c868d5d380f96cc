import assert from 'node:assert/strict'
import { test } from 'node:test'
import { networkOf, siteOf } from './client-network.ts'

test('an IPv4 address counts as itself, also where it comes mapped into IPv6', () => {
  assert.equal(networkOf('192.0.2.7'), '192.0.2.7')
  assert.equal(networkOf('::ffff:192.0.2.7'), '192.0.2.7')
  assert.notEqual(networkOf('192.0.2.7'), networkOf('192.0.2.8'))
})

test('an IPv6 address counts as its /64', () => {
  assert.equal(networkOf('2001:db8:1:2:3:4:5:6'), '2001:db8:1:2::/64')
  assert.equal(networkOf('2001:db8:1:2::1'), networkOf('2001:0DB8:0001:0002:ffff::'))
  assert.notEqual(networkOf('2001:db8:1:2::1'), networkOf('2001:db8:1:3::1'))
})

test('a site is a /24 of IPv4 and a /48 of IPv6', () => {
  assert.equal(siteOf('192.0.2.7'), '192.0.2.0/24')
  assert.equal(siteOf('::ffff:192.0.2.8'), '192.0.2.0/24')
  assert.equal(siteOf('2001:db8:1:2:3:4:5:6'), '2001:db8:1::/48')
  assert.equal(siteOf('2001:db8:1:ffff::1'), siteOf('2001:db8:1::1'))
  assert.notEqual(siteOf('2001:db8:1::1'), siteOf('2001:db8:2::1'))
})

test('what is no address counts as one with all that is none', () => {
  for (const text of ['', 'unknown', 'nonsense', '1.2.3.4:80', '[::1]'])
    assert.deepEqual([networkOf(text), siteOf(text)], ['unknown', 'unknown'])
})
