import { createTransport } from 'nodemailer'
import { now } from '../clock.ts'
import type { Config } from '../config.ts'
import type { Letter } from './letter.ts'
import { storedLetters } from './models.ts'

/** Delivers a letter. Throws if delivery fails. */
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
 * Sends by SMTP_URL. Without it letters go to the table `mailbox` outside production. In production every attempt
 * then fails, so letters wait in the queue until mail is configured.
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
