import { earn } from '#server/game/player/ledger.ts'
import { lockPlayer } from '#server/game/player/lock-order.ts'
import type { Money } from '#server/game/player/money.ts'
import type { PlayerChanges, PlayerRow } from '#server/game/player/player-row.ts'
import { now } from '#server/platform/clock.ts'
import { sql, sqlOne } from '#server/platform/sql.ts'
import { inTransaction } from '#server/platform/transaction.ts'

let count = 0

export type BuiltPlayer = PlayerRow & {
  readonly email: string
}

/** A player of level 1 with a unique name and no army. Money is booked in the ledger, so that the data add up. */
export function buildPlayer(
  overrides: PlayerChanges & Money & { email?: string } = {},
): Promise<BuiltPlayer> {
  return inTransaction(async () => {
    count += 1
    const name = `Player ${count}`
    const { gold, diamonds, glory, email = `p${count}@example.com`, ...changes } = overrides
    const { id } = await sqlOne<{ id: number }>`
      INSERT INTO player (name, name_key, energy_at, created_at)
      VALUES (${name}, ${name.toLowerCase()}, ${now()}, ${now()}) RETURNING id`
    await sql`INSERT INTO account (player_id, email, email_key) VALUES (${id}, ${email}, ${email})`
    const player = await lockPlayer(id)
    earn(player, { gold, diamonds, glory }, 'START', { changes })
    return { ...player, email }
  })
}
