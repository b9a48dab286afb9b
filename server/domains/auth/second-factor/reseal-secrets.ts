import { sql } from '../../../platform/sql.ts'
import { presentMark, seal, unseal } from './factor-keys.ts'
import { secondFactors } from './models.ts'

const ROWS_AT_ONCE = 500

/**
 * Encrypts the secrets of apps with the key of the present secret, so that a former one can be forgotten. A secret that no
 * key opens is left as it is: its owner needs `npm run remove-factor`.
 */
export async function resealSecrets(): Promise<void> {
  const mark = presentMark()
  let last = 0
  for (;;) {
    const outdated = await sql<{ playerId: number; sealedSecret: Buffer }>`
      SELECT player_id, sealed_secret FROM second_factor
      WHERE player_id > ${last} AND substring(sealed_secret FOR ${mark.length}) <> ${mark}
      ORDER BY player_id LIMIT ${ROWS_AT_ONCE}`
    for (const { playerId, sealedSecret } of outdated) {
      const fresh = resealed(playerId, sealedSecret)
      if (fresh) await secondFactors().update({ sealedSecret: fresh }, { where: { playerId, sealedSecret } })
      last = playerId
    }
    if (outdated.length < ROWS_AT_ONCE) return
  }
}

function resealed(playerId: number, sealedSecret: Buffer): Buffer | undefined {
  try {
    return seal(playerId, unseal(playerId, sealedSecret))
  } catch {
    return undefined
  }
}
