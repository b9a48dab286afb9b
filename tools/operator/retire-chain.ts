/**
 * `npm run retire-chain`: ends the chain of day secrets. The server makes a new one and publishes its commitment. For a
 * SECRET that is lost or has leaked, and after a restore by other means than `npm run restore`.
 */
import { retireChains } from '#server/game/draws/retire-chains.ts'
import { currentPlatform } from '#server/platform/ambient.ts'
import { now } from '#server/platform/clock.ts'
import { onDatabase } from './on-database.ts'

await onDatabase(async () => {
  await retireChains(currentPlatform().database.pool, now())
  console.log('The chain of day secrets has ended: the server makes a new one. Everybody can see that.')
})
