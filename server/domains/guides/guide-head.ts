import { PUBLIC_PICTURE } from '../../game/public-pages.ts'
import { currentPlatform, withPlatform } from '../../platform/ambient.ts'
import type { PageHead } from '../../platform/http/pages/page-head.ts'
import type { Platform } from '../../platform/platform.ts'
import { warnOfRetried } from '../../platform/summed-log.ts'
import { findShownTitle } from './queries.ts'

const GUIDE = /^\/guides\/([1-9]\d{0,14})\/?$/

async function guideHead(guideId: number): Promise<PageHead | null> {
  const guide = await findShownTitle(guideId)
  if (!guide) return null
  const { publicUrl } = currentPlatform().config
  return {
    title: `${guide.title} · Донжон`,
    description: guide.description || `Руководство по игре «Донжон»: ${guide.title}.`,
    address: `${publicUrl}/guides/${guideId}`,
    type: 'article',
    picture: `${publicUrl}${PUBLIC_PICTURE}`,
  }
}

/**
 * The head of a guide's page, for programs that run no scripts. Null for other addresses, for guides that are not published, and whenever
 * they cannot be read: the page itself must open in any case.
 */
export function guideHeads(platform: Platform): (path: string) => Promise<PageHead | null> {
  return async (path) => {
    const [, guideId] = GUIDE.exec(path) ?? []
    if (guideId === undefined) return null
    return withPlatform(platform, () => guideHead(Number(guideId))).catch((error: unknown) => {
      warnOfRetried(platform.log, 'the head of a guide was not made', error)
      return null
    })
  }
}
