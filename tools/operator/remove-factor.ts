/**
 * `npm run remove-factor -- <email>`: turns off the second factor of a player who has lost the phone and the recovery
 * codes. The server may be running.
 */
import { removeFactorOf } from '#server/domains/auth/second-factor/remove-factor.ts'
import { onDatabase } from './on-database.ts'

const [, , email = ''] = process.argv
if (!email) {
  console.error('Usage: npm run remove-factor -- <email>')
  process.exit(1)
}

await onDatabase(async () => {
  await removeFactorOf(email)
  console.log(`${email}: logs in by the password alone, every session is closed`)
})
