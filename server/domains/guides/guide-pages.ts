import type { WrittenPage } from '../../game/public-pages.ts'
import { readShownTimes } from './queries.ts'

/** Far below what one site map may hold (50,000). */
const PAGES_MAX = 10_000

/** The page of each published guide, the last published first. */
export async function readGuidePages(): Promise<WrittenPage[]> {
  const guides = await readShownTimes(PAGES_MAX)
  return guides.map(({ guideId, updatedAt }) => ({ path: `/guides/${guideId}`, changedAt: updatedAt }))
}
