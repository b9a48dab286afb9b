import { nameKeyOf } from '../../game/player/name-key.ts'
import type { PlayerRow } from '../../game/player/player-row.ts'
import { notFound } from '../../platform/errors.ts'
import { sqlMaybe } from '../../platform/sql.ts'

/** The player of a name. 404 if there is none. */
export async function findGuest(name: string): Promise<number> {
  const found = await sqlMaybe<{
    id: number
  }>`SELECT id FROM player WHERE name_key = ${nameKeyOf(name.trim())} AND kind <> 'DELETED'`
  if (!found) throw notFound('notFound', 'Игрока с таким именем нет')
  return found.id
}

/** Whether a player can open the pages of crusades. Neighbours always can. */
export async function hasCrusadesOpen({ id, kind }: Pick<PlayerRow, 'id' | 'kind'>): Promise<boolean> {
  if (kind === 'NEIGHBOUR') return true
  const step = await sqlMaybe`
    SELECT 1 AS one FROM tutorial_step
    WHERE player_id = ${id} AND step_key = 'groupMissionJoinBanner' AND status = 'COMPLETED'`
  return step !== undefined
}
