import { Op } from 'sequelize'
import { storedLetters } from './models.ts'

/** How long a letter of a server without SMTP_URL is shown, ms. */
const KEPT_MS = 7 * 86_400_000

/** Removes old letters from the mailbox. */
export function purgeStoredLetters(instant: Date, limit: number): Promise<number> {
  const before = new Date(instant.getTime() - KEPT_MS)
  return storedLetters().destroy({ where: { createdAt: { [Op.lt]: before } }, limit })
}
