/** `npm run unblock-player -- <email>`: lets a blocked player log in again. The server may be running. */
import { unblockByEmail } from '#server/domains/admin/unblock-by-email.ts'
import { onDatabase } from './on-database.ts'

const [email] = process.argv.slice(2)
if (!email) {
  console.error('Usage: npm run unblock-player -- <email>')
  process.exit(1)
}

await onDatabase(async () => {
  await unblockByEmail(email)
  console.log(`${email} may log in.`)
})
