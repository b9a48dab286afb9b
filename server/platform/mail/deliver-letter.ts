import { createTransport } from 'nodemailer'
import { now } from '../clock.ts'
import type { Config } from '../config.ts'
import type { Letter } from './letter.ts'
import { storedLetters } from './models.ts'

/** Hands a letter over for good; throws if it could not. */
export type Deliver = (letter: Letter) => Promise<void>

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
 * By SMTP_URL; without one letters lie in the table `mailbox` outside production, and in production every attempt
 * fails, so that letters wait in the queue until mail is set up.
 */
export function createDelivery(config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'mode'>): Deliver {
  if (config.smtpUrl) {
    const transport = createTransport(config.smtpUrl)
    return async (letter) => {
      await transport.sendMail({ from: config.mailFrom, ...letter })
    }
  }
  if (config.mode !== 'production') return intoMailbox
  return () => Promise.reject(new Error('SMTP_URL is not set: the letter waits'))
}
