import type { Request } from 'express'
import { crusadeByKey } from '#catalogue/crusades/crusades.ts'
import { missionByKey } from '#catalogue/missions/missions.ts'
import type { FightResult } from '#generated/types.ts'
import { addressOf, networkOf } from '../../platform/address.ts'
import { currentPlatform, withPlatform } from '../../platform/ambient.ts'
import { memoryLimiter } from '../../platform/http/limits/limiters.ts'
import type { PageHead } from '../../platform/http/pages/page-head.ts'
import type { Platform } from '../../platform/platform.ts'
import { warnOfRetried } from '../../platform/summed-log.ts'
import { isUuid } from '../../platform/uuid.ts'
import { openSharedFight } from './open-shared-fight.ts'
import type { FightRow } from './queries.ts'
import { sharePicture } from './share-picture.ts'

const SHARED_REPORT = /^\/redirect\/fight-log\/([^/]+)\/?$/

const TITLES = {
  WIN: (lord: string) => `${lord}: победа!`,
  LOSE: (lord: string) => `${lord}: поражение.`,
  DRAW: (lord: string) => `${lord}: ничья.`,
} satisfies Record<FightResult, (lord: string) => string>

function placeOf({ missionKey, type }: FightRow): string {
  if (type === 'FORAY') return 'Набег. '
  const crusade = crusadeByKey(missionKey ?? '')
  if (crusade) return `Крестовый поход «${crusade.name}». `
  const mission = missionByKey(missionKey ?? '')
  return mission ? `Поход «${mission.name}». ` : ''
}

function wordsOf(fight: FightRow) {
  const { result, attackerName, defenderName } = fight
  return {
    title: `${TITLES[result](attackerName)} Противник: ${defenderName}`,
    description: `${placeOf(fight)}Посмотрите битву удар за ударом и проверьте её сами.`,
  }
}

async function shareCard(shareKey: string): Promise<PageHead | null> {
  const fight = await openSharedFight(shareKey)
  if (!fight) return null
  const { publicUrl } = currentPlatform().config
  const address = `${publicUrl}/redirect/fight-log/${shareKey}`
  return { ...wordsOf(fight), address, type: 'article', picture: `${publicUrl}${sharePicture(fight)}` }
}

/** Reports that one address may ask for. More than any messenger needs. */
const LIMIT = { points: 120, durationSeconds: 60 } as const

/**
 * The head for messengers, which show a link by its title and picture and run no scripts. Null for other addresses, for
 * unknown reports, and whenever they cannot be read: the page itself must open in any case.
 */
export function shareCards(platform: Platform): (request: Request) => Promise<PageHead | null> {
  const limiter = memoryLimiter(platform.bus, LIMIT)
  return async ({ path, ip }) => {
    const [, shareKey = ''] = SHARED_REPORT.exec(path) ?? []
    if (!isUuid(shareKey)) return null
    try {
      await limiter.consume(`shareCard:${networkOf(addressOf(ip))}`)
    } catch {
      return null
    }
    return withPlatform(platform, () => shareCard(shareKey)).catch((error: unknown) => {
      warnOfRetried(platform.log, 'the card of a shared report was not made', error)
      return null
    })
  }
}
