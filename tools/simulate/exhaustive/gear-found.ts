import { GEAR } from '#catalogue/gear/gear.ts'
import { QUALITY_BANDS } from '#catalogue/shop/shop.ts'
import { createRandom } from '#rules/core/random.ts'
import { drawQuality, QUALITY_TIERS, qualityTier } from '#rules/gear/quality.ts'
import { drawMissionGear } from '#rules/missions/mission-gear.ts'
import { QUESTS } from '../mission-list.ts'
import { lordOf } from './lord.ts'
import { TRIES_MAX, type Use, unless, until, use } from './use.ts'

/** Ids of all models that hard missions give in many finds each. */
function foundIds(): Set<number> {
  const found = new Set<number>()
  for (const { mission, difficulty, enemy, finds } of QUESTS) {
    if (difficulty !== 'HARD') continue
    const sides = { attacker: lordOf(mission.level), defender: enemy }
    for (let turn = 0; turn < TRIES_MAX; turn += 1) {
      const item = drawMissionGear(mission, difficulty, finds, sides, `${mission.key}:${turn}`)
      if (item !== null) found.add(item.model.id)
    }
  }
  return found
}

/** Every model found on a mission, every band of quality drawn, every tier named. */
export function findUses(): Use[] {
  const found = foundIds()
  const models = GEAR.map(({ id }) =>
    use('gear found', String(id), () => unless(found.has(id), 'never found')),
  )
  const drawn = (min: number, max: number) =>
    until((turn) => {
      const quality = drawQuality(QUALITY_BANDS, createRandom(`quality:${turn}:${min}`))
      return quality >= min && quality <= max ? quality : null
    })
  const bands = QUALITY_BANDS.map(({ min, max }) =>
    use('qualities', `${min}–${max}`, () => unless(drawn(min, max) !== null, 'never drawn')),
  )
  const tiers = QUALITY_TIERS.map(({ key, min, max }) =>
    use('quality tiers', key, () =>
      unless(qualityTier(min).key === key && qualityTier(max).key === key, 'another tier'),
    ),
  )
  return [...models, ...bands, ...tiers]
}
