/**
 * `npm run rotate-secret`: makes a new secret. What the former one signed stays valid. With `-- --forget` the former ones
 * are removed instead. The server uses it from its next start on.
 */
import { loadConfigOrExit } from '../server/platform/config.ts'
import { newSecret, storeSecrets } from '../server/platform/stored-secret.ts'

const config = loadConfigOrExit(process.env)
const isForgetting = process.argv.includes('--forget')

if (process.env.SECRET) {
  const former = isForgetting ? [] : [config.secret, ...config.formerSecrets]
  console.log('Set these, then start the servers again (docs/operating.md, "Secrets"):')
  console.log(`SECRET=${isForgetting ? config.secret : newSecret()}`)
  console.log(`SECRET_PREVIOUS=${former.join(',')}`)
} else {
  storeSecrets(
    config.dataDir,
    isForgetting ? [config.secret] : [newSecret(), config.secret, ...config.formerSecrets],
  )
  console.log(isForgetting ? 'The former secrets are forgotten.' : 'A new secret is stored.')
  console.log('Start the server again.')
}
