import { createECDH, randomBytes, verify } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:https'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import ece from 'http_ece'
import { generate } from 'selfsigned'
import { expect } from 'vitest'

export type ReceivedPush = {
  readonly ttl: number
  readonly topic: string | undefined
  /** Who sends, by the signed token. */
  readonly subject: string
  /** As decrypted by the browser. */
  readonly message: Record<string, unknown>
}

/** A browser that has subscribed at the push service. */
export type PushBrowser = {
  readonly token: string
  readonly received: readonly ReceivedPush[]
  /** Requests for it, also refused ones. */
  attempts(): number
  /** What the service answers from now on. */
  answer(status: number): void
  /** From now on the service takes messages and does not say so, until `answer`. */
  staySilent(): void
  /** Waits until so many messages have come. */
  waitFor(count: number): Promise<readonly ReceivedPush[]>
}

/** A push service on this machine: https, VAPID signatures (RFC 8292), encrypted messages (RFC 8291). */
export type PushService = {
  /** Settings of a game that uses it. */
  readonly env: Readonly<Record<string, string>>
  subscribe(publicKey?: string): PushBrowser
  close(): Promise<void>
}

type Claims = { aud: string; exp: number; sub: string }

/** Checks the signature of `Authorization: vapid t=…, k=…`. */
function readVapid(header: string, origin: string): Claims & { key: string } {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(header) ?? []
  const [head = '', body = '', signature = ''] = token.split('.')
  const point = Buffer.from(key, 'base64url')
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  }
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${body}`),
    { key: jwk, format: 'jwk', dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  const claims: Claims = JSON.parse(Buffer.from(body, 'base64url').toString())
  if (!isSigned || claims.aud !== origin) throw new Error('The signature does not fit')
  return { ...claims, key }
}

export async function startPushService(): Promise<PushService> {
  const folder = await mkdtemp(path.join(tmpdir(), 'donjon-push-'))
  const ca = path.join(folder, 'ca.pem')
  const { cert, private: key } = await generate([{ name: 'commonName', value: 'localhost' }], {
    keyType: 'ec',
    extensions: [{ name: 'subjectAltName', altNames: [{ type: 2, value: 'localhost' }] }],
  })
  await writeFile(ca, cert)
  const receivers = new Map<string, (headers: Record<string, string>, body: Buffer) => number | undefined>()
  const server = createServer({ cert, key }, (request, response) => {
    const headers = Object.fromEntries(
      Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
    )
    void buffer(request).then((body) => {
      const receive = receivers.get(request.url ?? '')
      const status = receive ? receive(headers, body) : 404
      if (status !== undefined) response.writeHead(status).end()
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const origin = `https://localhost:${typeof address === 'object' ? address?.port : ''}`

  const subscribe = (publicKey?: string): PushBrowser => {
    const place = `/send/${randomBytes(12).toString('base64url')}`
    const keys = createECDH('prime256v1')
    const p256dh = keys.generateKeys().toString('base64url')
    const auth = randomBytes(16)
    const received: ReceivedPush[] = []
    let attempts = 0
    let status = 201
    let isSilent = false
    receivers.set(place, (headers, body) => {
      attempts += 1
      const { key: sender, sub } = readVapid(headers.authorization ?? '', origin)
      if (publicKey !== undefined && sender !== publicKey) return 403
      if (headers['content-encoding'] !== 'aes128gcm' || body.length > 4096) return 413
      if (status !== 201) return status
      const plain = ece.decrypt(body, { version: 'aes128gcm', privateKey: keys, authSecret: auth })
      received.push({
        ttl: Number(headers.ttl),
        topic: headers.topic,
        subject: sub,
        message: JSON.parse(plain.toString()),
      })
      return isSilent ? undefined : status
    })
    return {
      token: JSON.stringify({
        endpoint: origin + place,
        expirationTime: null,
        keys: { p256dh, auth: auth.toString('base64url') },
      }),
      received,
      attempts: () => attempts,
      answer: (next) => {
        status = next
        isSilent = false
      },
      staySilent: () => {
        isSilent = true
      },
      waitFor: async (count) => {
        await expect.poll(() => received.length, { timeout: 120_000 }).toBeGreaterThanOrEqual(count)
        return received
      },
    }
  }

  return {
    env: { PUSH_TEST_CA: ca, MAIL_FROM: 'Донжон <letters@donjon.test>' },
    subscribe,
    close: async () => {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
      await rm(folder, { recursive: true, force: true })
    },
  }
}
