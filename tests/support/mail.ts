import { once } from 'node:events'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { expect } from 'vitest'

/** A mail server that keeps what it is given. */
export type MailServer = {
  readonly smtpUrl: string
  readonly letters: readonly Email[]
  /** Waits until the address has got so many letters of the subject, and gives the last of them. */
  letterTo(address: string, subject: string, count?: number): Promise<Email>
  close(): Promise<void>
}

export async function startMailServer(): Promise<MailServer> {
  const letters: Email[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
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
  // Two letters to one address may overtake each other: the subject tells them apart.
  const found = (address: string, subject: string) =>
    letters.filter(
      (letter) => letter.subject === subject && letter.to?.some((one) => one.address === address),
    )
  return {
    smtpUrl: `smtp://127.0.0.1:${typeof listening === 'object' ? listening?.port : ''}`,
    letters,
    letterTo: async (address, subject, count = 1) => {
      await expect.poll(() => found(address, subject).length).toBeGreaterThanOrEqual(count)
      const letter = found(address, subject)[count - 1]
      if (!letter) throw new Error(`No letter to ${address}`)
      return letter
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

/** The first link of a letter's text. */
export function linkIn(letter: Email): URL {
  const [link = ''] = /https?:\/\/\S+/.exec(letter.text ?? '') ?? []
  return new URL(link)
}

/** The token that the link carries where no server sees it. */
export function tokenIn(letter: Email): string {
  return linkIn(letter).hash.replace('#token=', '')
}
