/**
 * `npm run rotate-secret`: makes a new secret. What the former one signed stays valid. With `-- --forget` the former ones
 * are removed instead. The server uses it from its next start on.
 */
import path from 'node:path'
import { loadConfigOrExit } from '#server/platform/config.ts'
import {
  hasStoredSecret,
  isStoredSecretUnused,
  newSecret,
  storeSecrets,
} from '#server/platform/stored-secret.ts'

const { SECRET, DATA_DIR } = process.env
const dataDir = path.resolve(DATA_DIR || '.data')
if (!SECRET && !hasStoredSecret(dataDir)) {
  console.error(`There is no secret in ${dataDir}. Set DATA_DIR, or the SECRET that the server has.`)
  process.exit(1)
}
if (!SECRET && isStoredSecretUnused(dataDir)) {
  console.error(
    `The server that last started with ${dataDir} signs with a SECRET of its own, not with the stored one.`,
  )
  console.error('Nothing was changed. Run this with that SECRET: it prints the two settings to set.')
  process.exit(1)
}

const { secret, formerSecrets } = loadConfigOrExit(process.env)
const isForgetting = process.argv.includes('--forget')

if (SECRET) {
  const former = isForgetting ? [] : [secret, ...formerSecrets]
  console.log('Set these, then start the servers again (docs/operating.md, "Secrets"):')
  console.log(`SECRET=${isForgetting ? secret : newSecret()}`)
  console.log(`SECRET_PREVIOUS=${former.join(',')}`)
} else {
  storeSecrets(dataDir, isForgetting ? [secret] : [newSecret(), secret, ...formerSecrets])
  console.log(isForgetting ? 'The former secrets are forgotten' : 'A new secret is stored', `in ${dataDir}.`)
  console.log('It counts for servers that start there without SECRET. Start the server again.')
}
