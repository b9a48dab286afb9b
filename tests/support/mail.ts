import { once } from 'node:events'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { expect } from 'vitest'

/** A mail server that keeps all mails. */
export type MailServer = {
  readonly smtpUrl: string
  readonly letters: readonly Email[]
  /** Waits until the address has `count` mails with this subject and returns the last one. */
  letterTo(address: string, subject: string, count?: number): Promise<Email>
  /** From now on letters are refused for the time being, or taken again. */
  refuse(isRefusing: boolean): void
  /** How many letters were refused. */
  refused(): number
  close(): Promise<void>
}

export async function startMailServer(): Promise<MailServer> {
  const letters: Email[] = []
  let isRefusing = false
  let refused = 0
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onMailFrom: (_address, _session, done) => {
      if (!isRefusing) return done()
      refused += 1
      done(Object.assign(new Error('Try again later'), { responseCode: 451 }))
    },
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        PostalMime.parse(Buffer.concat(chunks)).then(
          (letter) => {
            letters.push(letter)
            done()
          },
          (error: unknown) => done(error instanceof Error ? error : new Error(String(error))),
        )
      })
    },
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const listening = server.server.address()
  // Two mails to one address may overtake each other, so the subject identifies them.
  const found = (address: string, subject: string) =>
    letters.filter(
      (letter) => letter.subject === subject && letter.to?.some((one) => one.address === address),
    )
  return {
    smtpUrl: `smtp://127.0.0.1:${typeof listening === 'object' ? listening?.port : ''}`,
    letters,
    refuse: (value) => {
      isRefusing = value
    },
    refused: () => refused,
    letterTo: async (address, subject, count = 1) => {
      await expect.poll(() => found(address, subject).length).toBeGreaterThanOrEqual(count)
      const letter = found(address, subject)[count - 1]
      if (!letter) throw new Error(`No letter to ${address}`)
      return letter
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

/** The first link in a mail's text. */
export function linkIn(letter: Email): URL {
  const [link = ''] = /https?:\/\/\S+/.exec(letter.text ?? '') ?? []
  return new URL(link)
}

/** The token in the link's fragment, which is never sent to the server. */
export function tokenIn(letter: Email): string {
  return linkIn(letter).hash.replace('#token=', '')
}
