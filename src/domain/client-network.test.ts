import assert from 'node:assert/strict'
import { test } from 'node:test'
import { networkOf } from './client-network.ts'

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

test('what is no address counts as one with all that is none', () => {
  for (const text of ['', 'unknown', 'nonsense', '1.2.3.4:80', '[::1]']) assert.equal(networkOf(text), 'unknown')
})
