import { identity, text, timestamptz } from '../database/columns.ts'
import { defineModel } from '../database/model.ts'

/** Letters of a server without SMTP_URL, outside production. */
export const storedLetters = defineModel('mailbox', {
  id: identity(),
  recipient: text(),
  subject: text(),
  textBody: text(),
  htmlBody: text(),
  createdAt: timestamptz(),
})
