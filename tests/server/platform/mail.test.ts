import { once } from 'node:events'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { enqueueMail } from '../../../server/platform/mail/enqueue-mail.ts'
import { type MailQueue, runMailQueue } from '../../../server/platform/mail/run-mail-queue.ts'
import { sql } from '../../../server/platform/sql.ts'
import { inTransaction } from '../../../server/platform/transaction.ts'
import { openTestPlatform, type TestPlatform } from '../../support/test-platform.ts'

function letter(to: string) {
  return {
    to,
    subject: 'Подтвердите почту',
    text: 'Ссылка: https://donjon.example/redirect?token=abc',
    html: '<p>Ссылка</p>',
  }
}

let received: string[] = []
let server: SMTPServer
let smtpUrl = ''
let test: TestPlatform | undefined
let queue: MailQueue | undefined

beforeEach(async () => {
  received = []
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        received.push(Buffer.concat(chunks).toString())
        done()
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
    test = await openTestPlatform({ config: { smtpUrl } })
    const lost = inTransaction(async () => {
      enqueueMail(letter('lost@example.com'))
      throw new Error('lost')
    })
    await expect(lost).rejects.toThrow('lost')
    await inTransaction(async () => enqueueMail(letter('kept@example.com')))
    queue = await runMailQueue(test.platform)
    await expect.poll(() => received.length).toBe(1)
    const parsed = await PostalMime.parse(received[0] ?? '')
    expect(parsed).toMatchObject({
      subject: 'Подтвердите почту',
      from: { name: 'Донжон', address: 'donjon@localhost' },
      to: [{ address: 'kept@example.com' }],
    })
    expect(parsed.text).toContain('https://donjon.example/redirect?token=abc')
  })

  it('are stored in the mailbox without a mail server outside of production', async () => {
    test = await openTestPlatform()
    await inTransaction(async () => enqueueMail(letter('me@example.com')))
    queue = await runMailQueue(test.platform)
    await expect
      .poll(() => sql`SELECT recipient, subject FROM mailbox`)
      .toEqual([{ recipient: 'me@example.com', subject: 'Подтвердите почту' }])
  })
})
