import { once } from 'node:events'
import { createServer, get } from 'node:http'
import express from 'express'
import { expect, it } from 'vitest'
import { addressOf, createAddressReader, networkOf } from '#server/platform/address.ts'
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

it.each([0, 1, 2, 'loopback', '10.0.0.0/8, 127.0.0.1, ::1'])(
  'reads the same address without Express as with it, where %s is trusted',
  async (trustProxy) => {
    const read = createAddressReader(trustProxy)
    const app = express()
    app.set('trust proxy', trustProxy)
    let addresses: string[] = []
    app.use((request, response) => {
      addresses = [read(request), addressOf(request.ip)]
      response.end()
    })
    const server = createServer(app).listen(0, '127.0.0.1')
    const ask = (forwarded: string | undefined) =>
      new Promise<void>((resolve, reject) => {
        const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }
        const address = server.address()
        const port = typeof address === 'object' ? address?.port : 0
        get({ port, host: '127.0.0.1', headers }, (response) => {
          response.resume().once('end', resolve)
        }).once('error', reject)
      })
    await once(server, 'listening')
    for (const forwarded of [undefined, '203.0.113.7', '203.0.113.7, 10.1.2.3', 'unknown', '::ffff:7f00:1']) {
      await ask(forwarded)
      expect(addresses[0]).toBe(addresses[1])
    }
    server.close()
  },
)
