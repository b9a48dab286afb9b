import { expect, it } from 'vitest'
import { addressOf, networkOf } from '../../../server/platform/http/address.ts'
import { startTestServer } from '../../support/server.ts'

it.each([
  ['127.0.0.1', '127.0.0.1'],
  ['::ffff:10.0.0.7', '10.0.0.7'],
  ['::ffff:7f00:1', '127.0.0.1'],
  ['::FFFF:A00:7', '10.0.0.7'],
  ['2001:DB8:0:0::0A', '2001:db8::a'],
  ['127.1', ''],
  ['0x7f000001', ''],
  ['fe80::1%eth0', 'fe80::1'],
  ['unknown', ''],
  [undefined, ''],
])('reads the address %s as %s', (given, address) => {
  expect(addressOf(given)).toBe(address)
})

it('counts all addresses of one IPv6 network together, however they are written', () => {
  const one = ['2001:db8::1', '2001:db8::a:b:c:d', '2001:DB8:0:0:1::9', '2001:0db8::1'].map(networkOf)
  expect(new Set(one).size).toBe(1)
  expect(networkOf('2001:db8:0:1::1')).not.toBe(one[0])
  expect(networkOf('::1')).not.toBe(one[0])
  expect(networkOf('10.0.0.7')).not.toBe(networkOf('10.0.0.8'))
})

it('accepts players whose proxy sends no address', async () => {
  const server = await startTestServer({ env: { TRUST_PROXY: '1' } })
  const email = 'ratibor@example.org'
  const password = 'krepost-na-holme'
  const headers = { 'x-forwarded-for': 'unknown' }
  const visitor = server.visitor()
  const body = { name: 'Ратибор', email, password, confirmPassword: password, withBearer: false }
  expect((await visitor.api.POST('/auth/register', { headers, body })).response.status).toBe(200)
  const again = { email, password, withBearer: false }
  expect((await server.visitor().api.POST('/auth/login', { headers, body: again })).response.status).toBe(200)
  expect((await visitor.api.GET('/player-sessions')).data?.items).toMatchObject([
    { address: '' },
    { address: '' },
  ])
  await server.close()
})
