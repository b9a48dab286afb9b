import { ENEMY_KINDS, type EnemyKind, enemyKindOf } from '#catalogue/missions/enemy-kinds.ts'
import type { FightRow } from './queries.ts'

/** Before a castle, or against a kind of enemy. */
export type ShareScene = EnemyKind | 'castle'

/** `tools/share-pictures.ts` draws a picture of each for every result. */
export const SHARE_SCENES: readonly ShareScene[] = [...ENEMY_KINDS, 'castle']

/** The address of the picture in apps/game/public. */
export function sharePicture({ result, type, missionKey }: FightRow): string {
  const scene: ShareScene = type === 'FORAY' ? 'castle' : enemyKindOf(missionKey)
  return `/share/${result.toLowerCase()}-${scene}.jpg`
}
