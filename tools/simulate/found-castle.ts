import { TUTORIAL } from '#catalogue/tutorial/tutorial.ts'
import { START_ARMY, START_DIAMONDS, START_ENERGY, START_GOLD } from '#catalogue/world/start.ts'
import { armyHealth } from '#rules/army/characteristics.ts'
import { NO_BUILDINGS } from '#rules/buildings/buildings.ts'
import { gameDayStart } from '#rules/core/game-day.ts'
import { createRandom } from '#rules/core/random.ts'
import { FIRST_STAGE } from '#rules/quests/quest-progress.ts'
import { startTutorial } from '#rules/quests/tutorial.ts'
import type { Archetype, Arm, Guard } from './archetypes.ts'
import { newOutside } from './between/outside.ts'
import type { Castle } from './castle.ts'
import { earn } from './money.ts'
import { newRecord } from './record.ts'

export type Founding = {
  id: number
  archetype: Archetype
  guard: Guard
  arm: Arm
  /** ms */
  foundedAt: number
  /** The world's seed; the castle's own adds its id. */
  seed: string
}

/** A castle at the catalogue's start, with its money recorded. */
export function foundCastle({ id, archetype, guard, arm, foundedAt, seed }: Founding): Castle {
  const own = `${seed}:${id}`
  const castle: Castle = {
    id,
    seed: own,
    archetype,
    guard,
    arm,
    random: createRandom(own),
    foundedAt,
    level: 1,
    experience: 0,
    gold: 0,
    diamonds: 0,
    glory: 0,
    gloryFund: 0,
    army: { ...START_ARMY },
    energy: { energy: START_ENERGY, energyAt: foundedAt },
    subscription: archetype === 'payer',
    winner: false,
    gear: [],
    gearMade: 0,
    fights: 0,
    resources: {},
    wines: {},
    enhancePoints: 0,
    buildings: { ...NO_BUILDINGS },
    branches: [],
    skills: {},
    taxes: null,
    tutorial: startTutorial(TUTORIAL),
    ladder: { step: 0, takenOn: null },
    infinite: {
      buyArmy: FIRST_STAGE,
      winMissions: FIRST_STAGE,
      collectTaxes: FIRST_STAGE,
      equipGear: FIRST_STAGE,
      sharpenCharacteristics: FIRST_STAGE,
      sharpenArmorOrDodge: FIRST_STAGE,
      build: FIRST_STAGE,
      winCrusades: FIRST_STAGE,
      foray: FIRST_STAGE,
    },
    today: {
      startedAt: gameDayStart(foundedAt),
      energySpent: 0,
      restores: 0,
      goldAtStart: START_GOLD,
      looted: 0,
      defencesRewarded: 0,
      acts: 0,
      sessions: 0,
      dailyQuestsPaid: 0,
      shopBought: false,
    },
    health: { health: armyHealth({ level: 1, army: START_ARMY }), healthAt: foundedAt },
    restUntil: 0,
    immuneUntil: 0,
    outside: newOutside(),
    news: { seen: new Set(), quietMissions: 0 },
    armyCache: { worn: null, learned: null },
    record: newRecord({ id, archetype, guard, arm }),
  }
  earn(castle, 'gold', START_GOLD, 'start', foundedAt)
  earn(castle, 'diamonds', START_DIAMONDS, 'start', foundedAt)
  return castle
}
