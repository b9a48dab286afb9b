import { once } from 'node:events'
import { Writable } from 'node:stream'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createLog } from '#server/platform/log.ts'
import { enqueueMail } from '#server/platform/mail/enqueue-mail.ts'
import { type MailQueue, runMailQueue } from '#server/platform/mail/run-mail-queue.ts'
import { sql } from '#server/platform/sql.ts'
import { inTransaction } from '#server/platform/transaction.ts'
import { openTestPlatform, type TestPlatform } from '../../support/test-platform.ts'

const letterWriters = {
  crooked: async (playerId: number) => ({
    to: `${playerId}@example.com`,
    subject: 'Письмо\r\nBcc: other@example.com\r\n\r\nAnother text',
    text: 'Ссылка',
    html: '<p>Ссылка</p>',
  }),
  test: async (playerId: number) => ({
    to: `${playerId}@example.com`,
    subject: 'Подтвердите почту',
    text: 'Ссылка: https://donjon.example/redirect?token=abc',
    html: '<p>Ссылка</p>',
  }),
}

function order(playerId: number) {
  return inTransaction(async () => enqueueMail({ kind: 'test', playerId }))
}

let received: string[] = []
let recipients: string[] = []
/** What the mail server waits for before it takes a letter. */
let gate: Promise<void> | undefined
let isRefusing = false
let server: SMTPServer
let smtpUrl = ''
let test: TestPlatform | undefined
let queue: MailQueue | undefined

beforeEach(async () => {
  received = []
  recipients = []
  gate = undefined
  isRefusing = false
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo: ({ address }, _session, done) => {
      recipients.push(address)
      const refusal = Object.assign(new Error(`<${address}> user unknown`), { responseCode: 550 })
      done(isRefusing ? refusal : null)
    },
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        void Promise.resolve(gate).then(() => {
          received.push(Buffer.concat(chunks).toString())
          done()
        })
      })
    },
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const address = server.server.address()
  smtpUrl = `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
})
afterEach(async () => {
  await queue?.stop()
  await test?.close()
  await new Promise<void>((resolve) => server.close(resolve))
})

describe('mails', () => {
  it('are sent by SMTP after the command is committed, and only then', async () => {
    test = await openTestPlatform({ config: { smtpUrl }, letterWriters })
    const lost = inTransaction(async () => {
      enqueueMail({ kind: 'test', playerId: 1 })
      throw new Error('lost')
    })
    await expect(lost).rejects.toThrow('lost')
    await order(2)
    queue = await runMailQueue(test.platform)
    await expect.poll(() => received.length).toBe(1)
    const parsed = await PostalMime.parse(received[0] ?? '')
    expect(parsed).toMatchObject({
      subject: 'Подтвердите почту',
      from: { name: 'Донжон', address: 'donjon@localhost' },
      to: [{ address: '2@example.com' }],
    })
    expect(parsed.text).toContain('https://donjon.example/redirect?token=abc')
  })

  it('gain no header, recipient or text by line breaks in a subject', async () => {
    test = await openTestPlatform({ config: { smtpUrl }, letterWriters })
    await inTransaction(async () => enqueueMail({ kind: 'crooked', playerId: 8 }))
    queue = await runMailQueue(test.platform)
    await expect.poll(() => received.length).toBe(1)
    const parsed = await PostalMime.parse(received[0] ?? '')
    expect(parsed.headers.map(({ key }) => key)).not.toContain('bcc')
    expect(parsed.subject).toContain('other@example.com')
    expect(parsed.text?.trim()).toBe('Ссылка')
    expect(recipients).toEqual(['8@example.com'])
  })

  it('are stored in the mailbox without a mail server outside of production', async () => {
    test = await openTestPlatform({ letterWriters })
    await order(3)
    queue = await runMailQueue(test.platform)
    await expect
      .poll(() => sql`SELECT recipient, subject FROM mailbox`)
      .toEqual([{ recipient: '3@example.com', subject: 'Подтвердите почту' }])
  })

  it('wait untried in production without a mail server, and go out when it is there', async () => {
    test = await openTestPlatform({ config: { mode: 'production', smtpUrl: undefined }, letterWriters })
    await order(9)
    let others = 0
    queue = await runMailQueue(test.platform, {
      other: () => {
        others += 1
      },
    })
    await sql`SELECT graphile_worker.add_job('other')`
    await expect.poll(() => others).toBe(1)
    expect(await sql`SELECT attempts FROM graphile_worker.jobs`).toEqual([{ attempts: 0 }])
    await queue.stop()
    const { config } = test.platform
    queue = await runMailQueue({ ...test.platform, config: { ...config, smtpUrl } })
    await expect.poll(() => recipients).toEqual(['9@example.com'])
  })

  it('are counted when they are delivered, and when they are given up', async () => {
    test = await openTestPlatform({ config: { smtpUrl }, letterWriters })
    const counted: string[] = []
    const notes = {
      onDelivered: () => void counted.push('delivered'),
      onGivenUp: () => void counted.push('given up'),
    }
    queue = await runMailQueue(test.platform, {}, notes)
    await order(10)
    await expect.poll(() => counted).toEqual(['delivered'])
    isRefusing = true
    // One that fails and is tried again is not given up.
    await order(11)
    await expect
      .poll(() => sql`SELECT attempts FROM graphile_worker.jobs WHERE last_error IS NOT NULL`)
      .toEqual([{ attempts: 1 }])
    expect(counted).toEqual(['delivered'])
    await sql`UPDATE graphile_worker._private_jobs SET attempts = 9, run_at = now()`
    await expect.poll(() => counted).toEqual(['delivered', 'given up'])
  })

  it('survive the loss of every connection while one is on its way', async () => {
    test = await openTestPlatform({ config: { smtpUrl }, letterWriters })
    queue = await runMailQueue(test.platform)
    let open = () => {}
    gate = new Promise((resolve) => {
      open = resolve
    })
    await order(4)
    await expect.poll(() => sql`SELECT FROM graphile_worker.jobs WHERE locked_at IS NOT NULL`).toHaveLength(1)
    await sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'donjon mail'
      AND datname = current_database()`
    gate = undefined
    open()
    await order(5)
    await expect.poll(() => received.some((letter) => letter.includes('5@example.com'))).toBe(true)
  })

  it('of a server that died go out soon', async () => {
    test = await openTestPlatform({ config: { smtpUrl }, letterWriters })
    await order(6)
    // As a killed server leaves it, a minute ago.
    await sql`UPDATE graphile_worker._private_jobs SET locked_by = 'dead', locked_at = now() - interval '1 minute'`
    queue = await runMailQueue(test.platform)
    await expect.poll(() => received.length).toBe(1)
  })

  it('that the mail server refuses leave its code in the log and the queue, and no address', async () => {
    const lines: string[] = []
    const destination = new Writable({
      write: (chunk, _encoding, done) => {
        lines.push(String(chunk))
        done()
      },
    })
    const log = createLog({ logLevel: 'trace', mode: 'test' }, { destination })
    isRefusing = true
    test = await openTestPlatform({ config: { smtpUrl }, letterWriters, log })
    await order(7)
    queue = await runMailQueue(test.platform)
    await expect.poll(() => lines.join('')).toContain('550')
    // The queue writes the line first, and then the row.
    const lastError = async () => {
      const [job] = await sql<{ lastError: string }>`
        SELECT last_error FROM graphile_worker._private_jobs WHERE last_error IS NOT NULL`
      return job?.lastError ?? ''
    }
    await expect.poll(lastError).toContain('550')
    for (const text of [lines.join(''), await lastError()]) expect(text).not.toContain('example.com')
  })
})
