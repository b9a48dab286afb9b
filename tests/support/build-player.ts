import { earn } from '../../server/game/player/ledger.ts'
import { lockPlayer } from '../../server/game/player/lock-order.ts'
import type { Money } from '../../server/game/player/money.ts'
import type { PlayerChanges, PlayerRow } from '../../server/game/player/player-row.ts'
import { now } from '../../server/platform/clock.ts'
import { sqlOne } from '../../server/platform/sql.ts'
import { inTransaction } from '../../server/platform/transaction.ts'

let count = 0

/** A player with a name of its own, 1 level, no army; money comes through the ledger, so the books are right. */
export function buildPlayer(overrides: PlayerChanges & Money = {}): Promise<PlayerRow> {
  return inTransaction(async () => {
    count += 1
    const { gold, diamonds, glory, ...changes } = overrides
    const name = `Player ${count}`
    const { id } = await sqlOne<{ id: number }>`
      INSERT INTO player (name, name_key, email, email_key, energy_at, created_at)
      VALUES (${name}, ${name.toLowerCase()}, ${`p${count}@example.com`}, ${`p${count}@example.com`}, ${now()}, ${now()})
      RETURNING id`
    const player = await lockPlayer(id)
    earn(player, { gold, diamonds, glory }, 'START', { changes })
    return player
  })
}
