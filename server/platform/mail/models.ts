import { identity, text, timestamptz } from '../database/columns.ts'
import { defineModel } from '../database/model.ts'

/** Letters that were not sent: where a server without SMTP_URL puts them outside production. */
export const storedLetters = defineModel('mailbox', {
  id: identity(),
  recipient: text(),
  subject: text(),
  textBody: text(),
  htmlBody: text(),
  createdAt: timestamptz(),
})
