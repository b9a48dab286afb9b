import type { Gathering } from '../../game/crusades/store.ts'
import type { CrusadeEvent } from '../../game/notifications/crusade-events.ts'
import { notify } from '../../game/notifications/notify.ts'
import type { PlayerRow } from '../../game/player/player-row.ts'

type Named = Pick<PlayerRow, 'id' | 'name' | 'kind'>

/** Kinds of news about a crusade that no longer exists. */
const LAST_NEWS: readonly CrusadeEvent['type'][] = ['CRUSADE_REMOVED', 'CRUSADE_DISBANDED']

/** Notifies somebody of what has happened to a crusade. Neighbours read nothing. */
export function notifyOf(
  to: Named | undefined,
  type: CrusadeEvent['type'],
  { crusade }: Pick<Gathering, 'crusade'>,
  about: Named,
  { isInvitation = false }: { readonly isInvitation?: boolean } = {},
): void {
  if (to?.kind !== 'HUMAN') return
  notify(to.id, {
    type,
    crusadeName: crusade.name,
    crusadeId: LAST_NEWS.includes(type) ? null : crusade.id,
    playerId: about.id,
    ...(isInvitation && { isInvitation }),
  })
}
