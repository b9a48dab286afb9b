import escapeHtml from 'escape-html'
import type { Request } from 'express'
import { crusadeByKey } from '../../../catalogue/crusades/crusades.ts'
import { missionByKey } from '../../../catalogue/missions/missions.ts'
import type { FightResult } from '../../../generated/types.ts'
import { currentPlatform, withPlatform } from '../../platform/ambient.ts'
import { addressOf, networkOf } from '../../platform/http/address.ts'
import { memoryLimiter } from '../../platform/http/limiters.ts'
import type { Platform } from '../../platform/platform.ts'
import { isUuid } from '../../platform/uuid.ts'
import { openSharedFight } from './open-shared-fight.ts'
import type { FightRow } from './queries.ts'
import { sharePicture } from './share-picture.ts'

const SHARED_REPORT = /^\/redirect\/fight-log\/([^/]+)\/?$/
/** Pixels of the pictures in apps/game/public/share. */
const PICTURE = { width: 1200, height: 630 } as const

const TITLES = {
  WIN: (lord: string) => `${lord}: победа!`,
  LOSE: (lord: string) => `${lord}: поражение`,
  DRAW: (lord: string) => `${lord}: ничья`,
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

function meta(attribute: 'name' | 'property', key: string, content: string | number): string {
  return `<meta ${attribute}="${key}" content="${escapeHtml(String(content))}" />`
}

async function shareCard(shareKey: string): Promise<string | null> {
  const fight = await openSharedFight(shareKey)
  if (!fight) return null
  const { publicUrl } = currentPlatform().config
  const { title, description } = wordsOf(fight)
  return [
    meta('property', 'og:type', 'article'),
    meta('property', 'og:site_name', 'Донжон'),
    meta('property', 'og:locale', 'ru_RU'),
    meta('property', 'og:url', `${publicUrl}/redirect/fight-log/${shareKey}`),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:image', `${publicUrl}${sharePicture(fight)}`),
    meta('property', 'og:image:type', 'image/jpeg'),
    meta('property', 'og:image:width', PICTURE.width),
    meta('property', 'og:image:height', PICTURE.height),
    meta('property', 'og:image:alt', title),
    meta('name', 'twitter:card', 'summary_large_image'),
  ].join('\n    ')
}

/** Reports that one address may ask for. More than any messenger needs. */
const LIMIT = { points: 120, durationSeconds: 60 } as const

/**
 * Tags for messengers, which show a link by its title and picture and run no scripts. Null for other addresses, for
 * unknown reports, and whenever they cannot be read: the page itself must open in any case.
 */
export function shareCards(platform: Platform): (request: Request) => Promise<string | null> {
  const limiter = memoryLimiter(LIMIT)
  return async ({ path, ip }) => {
    const [, shareKey = ''] = SHARED_REPORT.exec(path) ?? []
    if (!isUuid(shareKey)) return null
    try {
      await limiter.consume(networkOf(addressOf(ip)))
    } catch {
      return null
    }
    return withPlatform(platform, () => shareCard(shareKey)).catch((error: unknown) => {
      platform.log.warn({ err: error }, 'the card of a shared report was not made')
      return null
    })
  }
}
