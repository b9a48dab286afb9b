import { setTimeout as delay } from 'node:timers/promises'
import { createTransport } from 'nodemailer'
import { now } from '../clock.ts'
import type { Config } from '../config.ts'
import type { Letter } from './letter.ts'
import { storedLetters } from './models.ts'

/** Delivers a letter. Throws if delivery fails. */
export type Deliver = (letter: Letter) => Promise<void>

/** A slow mail server is given up before `freeStrandedLetters` takes the letter for stranded, ms. */
const DEADLINE_MS = 30_000

async function failAfter(milliseconds: number): Promise<never> {
  await delay(milliseconds, undefined, { ref: false })
  throw new Error('The mail server did not take the letter in time')
}

/** For a mail server that is silent. */
const TIMEOUTS_MS = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 15_000,
  dnsTimeout: 5000,
}

/** The code of the failure alone: its text names the address. */
function smtpCodeOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return 'unknown'
  return (
    [Reflect.get(error, 'code'), Reflect.get(error, 'responseCode')].filter(Boolean).join(' ') || 'unknown'
  )
}

const intoMailbox: Deliver = async ({ to, subject, text, html }) => {
  await storedLetters().create({
    recipient: to,
    subject,
    textBody: text,
    htmlBody: html,
    createdAt: now(),
  })
}

/**
 * Sends by SMTP_URL. Without it letters go to the table `mailbox` outside production. Undefined in production without it: letters
 * wait in the queue until mail is configured.
 */
export function createDelivery(config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'mode'>): Deliver | undefined {
  if (config.smtpUrl) {
    const transport = createTransport({ url: config.smtpUrl, ...TIMEOUTS_MS })
    return async (letter) => {
      const sent = transport.sendMail({ from: config.mailFrom, ...letter }).catch((error: unknown) => {
        throw new Error(`The mail server did not take the letter: ${smtpCodeOf(error)}`)
      })
      await Promise.race([sent, failAfter(DEADLINE_MS)])
    }
  }
  return config.mode === 'production' ? undefined : intoMailbox
}
